import type { Employee } from '#features/people/contract.ts';
import { Table, TBody, Td, THead, Tr } from '#ui/table.tsx';
import { personName } from './person-name.ts';

/** The colleagues, read only. */
export function EmployeesTable({ employees }: { employees: readonly Employee[] }) {
  return (
    <Table caption="Employees" maxHeight="70vh">
      <THead columns={['Name', 'Department', 'Email']} />
      <TBody>
        {employees.map((employee) => (
          <Tr key={employee.id}>
            <Td primary className="sm:w-1/2 sm:max-w-0">
              <bdi
                className="name block min-w-0 sm:truncate max-sm:w-full max-sm:text-start"
                title={personName(employee)}
              >
                {personName(employee)}
              </bdi>
            </Td>
            <Td label="Department" className="sm:whitespace-nowrap">
              {employee.department ?? <span className="text-ink-soft">None</span>}
            </Td>
            <Td label="Email" className="sm:w-1/2 sm:max-w-0">
              <a
                href={`mailto:${employee.email}`}
                className="block min-w-0 underline sm:truncate max-sm:break-all decoration-line-strong underline-offset-4 hover:decoration-ink"
                title={employee.email}
              >
                {employee.email}
              </a>
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}
