import { AdminPeople } from '@prepar/screens/admin/AdminPeople';
import { AdminPersonDrawer } from '@prepar/screens/admin/AdminPersonDrawer';
import { usePeople } from './usePeople.ts';
import { usePerson } from './usePerson.ts';

/** The people of the platform, and the account that was opened. */
export function PeopleRoute() {
  const person = usePerson();
  const { state, actions } = usePeople(person.open);
  return (
    <>
      <AdminPeople state={state} actions={actions} />
      {person.state && <AdminPersonDrawer state={person.state} actions={person.actions} />}
    </>
  );
}
