import { Button, type ButtonProps } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router-dom';

type ButtonLinkProps = Pick<ButtonProps, 'type' | 'size' | 'children' | 'aria-label'> & { to: string };

/** Real link with the look of a button, so that it can open in a new tab. */
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
