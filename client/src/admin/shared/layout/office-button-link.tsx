import { Button, type ButtonProps } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router-dom';

type ButtonLinkProps = Pick<ButtonProps, 'type' | 'size' | 'children' | 'aria-label'> & { to: string };

/** Link that looks like a button. As a real link, it can be opened in a new tab. */
export function ButtonLink({ to, ...rest }: ButtonLinkProps) {
  const handleClick = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <Button
      {...rest}
      href={useHref(to)}
      onClick={(event) => handleClick(event as unknown as React.MouseEvent<HTMLAnchorElement>)}
    />
  );
}
