import { PERMISSION_TYPES, PERMISSIONS } from '#features/permissions/permission.ts';
import { Table, TBody, Td, THead, Th, Tr } from '#ui/table.tsx';

/** What an admin can grant to an employer. */
export function StaffPermissionTypes() {
  return (
    <Table caption="Permission types">
      <THead>
        <tr>
          <Th>Permission</Th>
          <Th>Description</Th>
        </tr>
      </THead>
      <TBody>
        {PERMISSION_TYPES.map((type) => (
          <Tr key={type}>
            <Td primary className="sm:w-64">
              {type}
            </Td>
            <Td label="Description">{PERMISSIONS[type]}</Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}
