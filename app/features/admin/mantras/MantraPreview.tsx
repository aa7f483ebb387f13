import { BackLink } from '#app/admin/BackLink.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminMantras } from '#app/i18n/en/mantras/adminMantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import { VerseLine } from '#app/ui/VerseLine.tsx'
import { previewMantra } from '#contract/mantras/admin.ts'
import { audioPath } from '#contract/paths.ts'

/** What its page will show: text with transliteration, meaning and recording. */
export function MantraPreview({ id }: { id: string }) {
  const { preview, form } = useWords(adminMantras)
  const { back } = useWords(admin)
  const query = useRead(previewMantra, { id })
  const mantra = query.data
  return (
    <TabPage title={mantra?.title ?? preview} intro={mantra?.origin}>
      <BackLink to={`mantras/${id}`}>{back}</BackLink>
      {query.isPending && <ListSkeleton />}
      {query.isError && !mantra && (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      )}
      {mantra && (
        <div className="max-w-3xl">
          {mantra.audioUrl && (
            <audio
              controls
              preload="none"
              src={audioPath(mantra.audioUrl)}
              className="mt-3 w-full"
            />
          )}
          <Card className="mt-4 p-5 sm:p-6">
            {mantra.lines.map(({ text, iast, verse, needsFullFont }, index) => (
              <div
                key={index}
                className={
                  mantra.lines[index - 1]?.verse === verse ? 'mantra-line' : 'mantra-verse'
                }
              >
                <VerseLine text={text} iast={iast} needsFullFont={needsFullFont} />
              </div>
            ))}
          </Card>
          <h2 className="mt-6 text-xl">{form.meaning}</h2>
          <p className="mt-2 whitespace-pre-wrap text-muted">{mantra.meaning}</p>
          {mantra.verses?.map(({ verse, heading, meaning, words = [] }) => (
            <div key={verse} className="mt-4 text-muted">
              <h3 className="font-semibold text-ink">
                {[verse, heading].filter(Boolean).join('. ')}
              </h3>
              <p className="whitespace-pre-wrap">{meaning}</p>
              {words.map(({ word, meaning: said }, index) => (
                <p key={index}>
                  <span lang="sa">{word}</span> = {said}
                </p>
              ))}
            </div>
          ))}
        </div>
      )}
    </TabPage>
  )
}
