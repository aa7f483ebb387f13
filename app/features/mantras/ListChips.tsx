import { CircleCheck, Download, X } from 'lucide'
import { useSavedAudio, useSavedState, useSavedStates } from '#app/audio/SavedAudioContext.ts'
import { mantras } from '#app/i18n/en/mantras/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import type { MantraRow } from '#contract/mantras/public.ts'
import { trackOf } from './trackOf.ts'

type Props = {
  rows: readonly MantraRow[] | undefined
  savedCount: number | undefined
  isOnlySaved: boolean
  onFilter: (isOnlySaved: boolean) => void
}

/** All mantras or those saved on this phone, and a button that saves the others. */
export function ListChips({ rows, savedCount, isOnlySaved, onFilter }: Props) {
  const words = useWords(mantras)
  const store = useSavedAudio()
  const states = useSavedStates()
  const isImpossible = useSavedState('').status === 'impossible'
  const tracks = rows?.flatMap((row) => trackOf(row) ?? []) ?? []
  const saving = tracks.find(({ url }) => states.get(url)?.status === 'saving')
  const isAllSaved = tracks.length > 0 && savedCount === tracks.length
  const handleSave = () => {
    if (saving) store.cancel(saving)
    else if (!isAllSaved) void store.saveAll(tracks)
  }
  return (
    <div className="chips">
      <button
        type="button"
        className="chip"
        aria-pressed={!isOnlySaved}
        onClick={() => onFilter(false)}
      >
        {words.allChip} {rows?.length}
      </button>
      {!isImpossible && (
        <>
          <button
            type="button"
            className="chip"
            aria-pressed={isOnlySaved}
            onClick={() => onFilter(true)}
          >
            <Icon of={CircleCheck} className="size-5" />
            <span className="chip-count">
              {words.savedChip} {savedCount}
            </span>
          </button>
          <button type="button" className="chip" aria-disabled={isAllSaved} onClick={handleSave}>
            <Icon of={saving ? X : isAllSaved ? CircleCheck : Download} className="size-5" />
            {saving ? words.cancelAll : isAllSaved ? words.allSaved : words.saveAll}
          </button>
        </>
      )}
    </div>
  )
}
