import { Link } from '@tanstack/react-router'
import { CircleDashed } from 'lucide'
import type { ReactNode } from 'react'
import { mantras } from '#app/i18n/en/mantras/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import type { ScriptWriter } from '#app/script/useScript.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { closePopover } from '#app/ui/closePopover.ts'
import { Icon } from '#app/ui/Icon.tsx'
import type { MantraPage } from '#contract/mantras/public.ts'
import { CopyButton } from './CopyButton.tsx'
import { FavouriteButton } from './FavouriteButton.tsx'
import type { ScriptChoice } from './ScriptChoice.tsx'
import { sheetId } from './sheet.ts'
import { TextSheet } from './TextSheet.tsx'
import { trackOf } from './trackOf.ts'
import { VerseIndex } from './VerseIndex.tsx'
import { versesOf } from './versesOf.ts'

// The sign in the band saves before this has come.
const LazySaveButton = lazyComponent(async () => (await import('./SaveButton.tsx')).SaveButton)

// Not visible before the sheet is opened.
const LazyScriptChoice = lazyComponent(
  async () => (await import('./ScriptChoice.tsx')).ScriptChoice,
)

type Props = {
  mantra: MantraPage
  writing: ScriptWriter & Parameters<typeof ScriptChoice>[0]
  /** How long it is, and whose voice it is. */
  facts: string
  /** The ways to share it. */
  share: ReactNode
}

/** Everything that can be done with a mantra but listen to it. */
export function MantraSheet({ mantra, writing, facts, share }: Props) {
  const { tools } = useWords(mantras).whole
  const track = trackOf(mantra)
  const close = () => closePopover(document.getElementById(sheetId))
  return (
    <TextSheet label={tools}>
      <LazyScriptChoice chosen={writing.chosen} hasFailed={writing.hasFailed} />
      <div className="mantra-sheet-acts">
        <ChantLink id={mantra.id} />
        <FavouriteButton id={mantra.id} title={mantra.title} />
        <CopyButton text={mantra.lines.map(writing.write).join('\n')} />
        {track && <LazySaveButton track={track} />}
        {share}
      </div>
      {versesOf(mantra.lines).length > 1 && (
        // A way to a verse closes it, by whichever hand.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div className="mantra-sheet-verses" onClick={close}>
          <VerseIndex mantra={mantra} writing={writing} />
        </div>
      )}
      <p className="text-sm text-muted">{facts}</p>
    </TextSheet>
  )
}

/** To the mala of a mantra. */
function ChantLink({ id }: { id: string }) {
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
