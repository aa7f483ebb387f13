import { Check } from 'lucide'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminAccounts } from '#app/i18n/en/accounts/adminAccounts.ts'
import { adminInvitations } from '#app/i18n/en/accounts/adminInvitations.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import { staffRoles } from '#contract/accounts/roles.ts'
import { may, permissions } from '#contract/accounts/permissions.ts'

/** The contract's table of roles, as the server applies it. */
export function WhoMayDoWhat() {
  const words = useWords(adminInvitations)
  const { roles } = useWords(admin)
  const { permissions: tasks } = useWords(adminAccounts)
  return (
    <details className="people-part">
      <summary>{words.whoMay}</summary>
      <table className="roles-table" aria-label={words.whoMay}>
        <thead>
          <tr>
            <th scope="col">{words.task}</th>
            {staffRoles.map((role) => (
              <th key={role} scope="col">
                <span>{roles[role]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {permissions.map((permission) => (
            <tr key={permission}>
              <th scope="row">{tasks[permission]}</th>
              {staffRoles.map((role) => (
                <td key={role}>
                  {may(role, permission) ? (
                    <>
                      <Icon of={Check} className="size-5" />
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
