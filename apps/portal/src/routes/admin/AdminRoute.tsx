import { AdminScreen } from '@prepar/screens/admin/AdminScreen';
import { AdminShell } from '@prepar/screens/shell/AdminShell';
import { useUser } from '../../session/useUser.ts';
import { links } from '../links.ts';
import { useAdmin } from './useAdmin.ts';
import { thisYear } from '../this-year.ts';

export function AdminRoute() {
  return (
    <AdminShell links={links} user={useUser()} year={thisYear}>
      <AdminScreen {...useAdmin()} />
    </AdminShell>
  );
}
