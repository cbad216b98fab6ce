import { Button, type ButtonProps } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router-dom';

type ButtonLinkProps = Pick<ButtonProps, 'type' | 'size' | 'children' | 'aria-label'> & { to: string };

/** A link inside the back office that looks like a button; a real link, so it opens in a new tab too. */
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
