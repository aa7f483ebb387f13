import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide'
import { Icon } from '#app/ui/Icon.tsx'

/** The link back to the list, in a band; a phone shows only its arrow. */
export const BackLink = ({ label }: { label: string }) => (
  <Link to="/mantras" className="room-link">
    <Icon of={ChevronLeft} className="size-7" />
    <span className="max-md:sr-only">{label}</span>
  </Link>
)
