import { Link } from '@tanstack/react-router'
import type { ChevronLeft } from 'lucide'
import { Icon } from '#app/ui/Icon.tsx'

type Props = { label: string; date: string; icon: typeof ChevronLeft }

/** A link to the month of a day. */
export const MonthLink = ({ label, date, icon }: Props) => (
  <Link
    to="/panchang/month"
    search={{ month: date.slice(0, 7) }}
    aria-label={label}
    className="not-printed icon-button"
  >
    <Icon of={icon} />
  </Link>
)
