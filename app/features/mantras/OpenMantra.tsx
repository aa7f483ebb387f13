import { useQuery } from '@tanstack/react-query'
import { mantras } from '#app/i18n/en/mantras/mantras.ts'
import { pathHere } from '#app/i18n/language.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { langOf } from '#app/ui/marked.tsx'
import { beginningOf } from '#contract/mantras/preview.ts'
import type { Mantra, MantraRow } from '#contract/mantras/public.ts'
import { CopyButton } from './CopyButton.tsx'
import { FavouriteButton } from './FavouriteButton.tsx'
import { MantraAudio } from './MantraAudio.tsx'
import { MantraFailed } from './MantraFailed.tsx'
import { mantraQuery } from './queries.ts'
import { wholeText } from './shownMantra.ts'
import { WrittenLines } from './WrittenLines.tsx'

const ShareButton = lazyComponent(async () => (await import('#app/ui/ShareButton.tsx')).ShareButton)

type Props = { row: MantraRow; whole: Mantra | undefined }

/** What a row opens to: the text (or the beginning of a long one), its meaning, and what to do. */
export function OpenMantra({ row, whole }: Props) {
  const words = useWords(mantras)
  const query = useQuery({ ...mantraQuery(row.id), enabled: !whole })
  const mantra = whole ?? query.data
  if (!mantra) return query.isError ? <MantraFailed /> : <Skeleton className="my-3 h-48 w-full" />
  const { id, title, lines: all } = mantra
  const { lines, meaning } = beginningOf({ ...mantra, lineCount: all.length })
  return (
    <div className="mantra-open">
      <WrittenLines lines={lines} language={mantra.language} />
      <p
        lang={__IS_TRANSLATED__ ? langOf(mantra, 'meaning') : undefined}
        className="mt-3 max-w-3xl"
      >
        {meaning}
      </p>
      <MantraAudio mantra={mantra} opensWithSound className="mt-4" />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <FavouriteButton id={id} title={title} />
        <CopyButton text={wholeText(mantra)} />
        <ShareButton
          title={title}
          text={words.whole.message(title)}
          url={`${location.origin}${pathHere(`/mantras/${id}`)}`}
        />
      </div>
    </div>
  )
}
