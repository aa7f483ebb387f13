import { Check } from 'lucide'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminAccounts } from '#app/i18n/en/accounts/adminAccounts.ts'
import { adminInvitations } from '#app/i18n/en/accounts/adminInvitations.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import { staffRoles } from '#contract/accounts/roles.ts'
import { may, permissions } from '#contract/accounts/permissions.ts'

const cell = 'border-b border-line py-1.5 pe-1 sm:py-2 sm:pe-2'

/** The contract's table of roles, as the server applies it. */
export function WhoMayDoWhat() {
  const words = useWords(adminInvitations)
  const { roles } = useWords(admin)
  const { permissions: tasks } = useWords(adminAccounts)
  return (
    <details className="mt-5 max-w-240">
      <summary className="list-item min-h-11 w-max py-2 font-semibold">{words.whoMay}</summary>
      <table className="mb-6" aria-label={words.whoMay}>
        <thead>
          <tr>
            <th scope="col" className={`${cell} text-start align-bottom text-sm font-normal`}>
              {words.task}
            </th>
            {staffRoles.map((role) => (
              <th
                key={role}
                scope="col"
                className={`${cell} ps-1 align-bottom text-sm font-semibold sm:ps-2`}
              >
                <span className="max-sm:rotate-180 max-sm:[writing-mode:vertical-rl]">
                  {roles[role]}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {permissions.map((permission) => (
            <tr key={permission}>
              <th scope="row" className={`${cell} text-start font-normal first-letter:uppercase`}>
                {tasks[permission]}
              </th>
              {staffRoles.map((role) => (
                <td key={role} className={`${cell} relative ps-1 text-center text-durva sm:ps-2`}>
                  {may(role, permission) ? (
                    <>
                      <Icon of={Check} className="mx-auto size-5" />
                      <VisuallyHidden>{words.yes}</VisuallyHidden>
                    </>
                  ) : (
                    <VisuallyHidden>{words.no}</VisuallyHidden>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
