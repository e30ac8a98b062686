// §2 Users Overview.
import { definition as table } from '#schemas/generated/tables/users.js';
import { ListPage } from '#src/layout/list-page.tsx';
import { userList } from '#src/stores/users.ts';

export function Users() {
  return <ListPage table={table} list={userList} />;
}
