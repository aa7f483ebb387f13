import { Link } from '@tanstack/react-router'
import { chant } from '#app/i18n/en/sadhana/chant.ts'
import { useWords } from '#app/i18n/words.ts'
import type { MalaTrouble } from '#app/offline/sadhana/mala.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import type { Recitations } from './recitations.ts'

type Props = {
  trouble: MalaTrouble | undefined
  recitations: Recitations | undefined
  onRetry: () => void
}

const quiet = `${buttonClass({ variant: 'quiet', size: 'small' })} mala-above`

/** Explains why beads are not saved or there is no sound, with a retry. Counting continues. */
export function ChantTrouble({ trouble, recitations, onRetry }: Props) {
  const words = useWords(chant)
  const audio = recitations?.trouble
  return (
    <div role="status" className="mala-trouble">
      {trouble && (
        <>
          <p>{words.trouble[trouble]}</p>
          <p className="flex flex-wrap justify-center">
            {trouble === 'full' && (
              <Link to="/offline" className={quiet}>
                {words.freeSpace}
              </Link>
            )}
            <button type="button" className={quiet} onClick={onRetry}>
              {words.tryAgain}
            </button>
          </p>
        </>
      )}
      {audio && <p>{audio === 'offline' ? words.audioOffline : words.audioFailed}</p>}
    </div>
  )
}
