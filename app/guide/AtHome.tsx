import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Kind } from '#almanac/kinds.ts'
import { ritesQuery } from '#app/features/guide/queries.ts'
import { guide } from '#app/i18n/en/guide/guide.ts'
import { useWords } from '#app/i18n/words.ts'
import { ArrowRight } from 'lucide'
import { Icon } from '#app/ui/Icon.tsx'

/** On the page of a festival: the way to its puja at home, if the temple has one. */
export function AtHome({ kind }: { kind: Kind }) {
  const words = useWords(guide)
  // The phone refreshes the list at its start: a festival's page asks for nothing more.
  const { data: rites } = useQuery({ ...ritesQuery, enabled: false })
  const rite = rites?.find(({ occasion }) => occasion === kind)
  if (!rite) return null
  return (
    <p className="mt-3">
      <Link to="/puja/guide/$rite" params={{ rite: rite.id }} className="link-large">
        {words.performAtHome}
        <Icon of={ArrowRight} className="ml-2 size-5" />
      </Link>
    </p>
  )
}
