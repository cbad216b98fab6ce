import { Outlet } from 'react-router-dom';
import { ButtonLink } from '../shared/layout/button-link';
import { PageHead } from '../shared/layout/page-head';
import { useCan } from '../shared/use-can';

/** Screens for administrators. Asking the server would be a 403, which ends the session: so nobody else gets that far. */
export function RequireAdmin() {
  if (useCan().administer) return <Outlet />;
  return (
    <PageHead
      title="For administrators"
      line="Your role does not include this screen. Ask an administrator if you need it."
      action={<ButtonLink to="/admin">Go to the dashboard</ButtonLink>}
    />
  );
}
