import { ArrowLeft } from 'lucide'
import { Icon } from '#app/ui/Icon.tsx'
import { AdminLink } from './AdminLink.tsx'

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <AdminLink to={to} className="text-link no-print gap-2">
      <Icon of={ArrowLeft} className="size-5" />
      {children}
    </AdminLink>
  )
}
