import { Link } from '@tanstack/react-router'
import { CircleDashed } from 'lucide'
import { mantras } from '#app/i18n/en/mantras/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'

/** To the mala of a mantra. */
export function ChantLink({ id }: { id: string }) {
  const words = useWords(mantras)
  return (
    <Link
      to="/chant/$mantra"
      params={{ mantra: id }}
      className={buttonClass({ variant: 'outline' })}
    >
      <Icon of={CircleDashed} className="size-5" />
      {words.chant}
    </Link>
  )
}
