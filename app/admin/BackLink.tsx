import { ArrowLeft } from 'lucide'
import { Icon } from '#app/ui/Icon.tsx'
import { AdminLink } from './AdminLink.tsx'
import { filtersLeftAt } from './useFilters.ts'

/** A link back to a list as it was left, with its filters. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <AdminLink to={to} filters={filtersLeftAt(to)} className="text-link no-print gap-2">
      <Icon of={ArrowLeft} className="size-5" />
      {children}
    </AdminLink>
  )
}
