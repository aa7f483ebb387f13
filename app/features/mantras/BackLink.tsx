import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide'
import { Icon } from '#app/ui/Icon.tsx'

/** In a band, the way back to the list; a phone shows its arrow alone. */
export const BackLink = ({ label }: { label: string }) => (
  <Link to="/mantras" className="room-link">
    <Icon of={ChevronLeft} className="size-7" />
    <span className="max-md:sr-only">{label}</span>
  </Link>
)
