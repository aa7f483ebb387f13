import { BackLink } from '#app/admin/BackLink.tsx'
import { Loaded } from '#app/admin/Loaded.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminGuide } from '#app/i18n/en/guide/adminGuide.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import { Sanskrit } from '#app/ui/Sanskrit.tsx'
import { VerseLine } from '#app/ui/VerseLine.tsx'
import { previewRite } from '#contract/guide/admin.ts'
import type { Rite, RiteStep, StepMantra } from '#contract/guide/public.ts'
import { audioPath } from '#contract/paths.ts'
import { StepPicture } from '#app/ui/StepPicture.tsx'

/** All that its pages will show, on one page. */
export function RitePreview({ id }: { id: string }) {
  const { preview } = useWords(adminGuide)
  const { back } = useWords(admin)
  const query = useRead(previewRite, { id })
  return (
    <TabPage title={query.data?.title ?? preview} intro={query.data?.summary}>
      <BackLink to={`guide/${id}`}>{back}</BackLink>
      <Loaded query={query}>{(rite) => <Page rite={rite} />}</Loaded>
    </TabPage>
  )
}

function Page({ rite: { samagri, steps } }: { rite: Rite }) {
  const { form, thing } = useWords(adminGuide)
  return (
    <div className="grid max-w-3xl gap-4">
      {samagri.length > 0 && (
        <section>
          <h2 className="mt-4 text-xl">{form.samagri}</h2>
          <ul className="mt-2 divide-y divide-line">
            {samagri.map(({ id, name, amount, isOptional }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 py-1">
                <span>{name}</span>
                <span className="text-muted">
                  {[amount, isOptional && thing.optional].filter(Boolean).join(', ')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <h2 className="mt-4 text-xl">{form.steps}</h2>
      <ol className="grid gap-4">
        {steps.map((step, index) => (
          <Step key={step.id} step={step} number={index + 1} />
        ))}
      </ol>
    </div>
  )
}

function Step({ step, number }: { step: RiteStep; number: number }) {
  const words = useWords(adminGuide)
  const { title, sanskritName, instruction, mantra, aartis = [], minutes, isShort } = step
  return (
    <Card as="li" className="p-5">
      <div className="flex items-start gap-4">
        <StepPicture name={step.picture} className="size-20 shrink-0" />
        <div className="min-w-0">
          <h3 className="text-lg">
            {number}. {title}
          </h3>
          {sanskritName && <Sanskrit className="text-lg text-muted">{sanskritName}</Sanskrit>}
          <p className="text-sm text-muted">
            {[words.minutes(minutes), isShort && words.step.short].filter(Boolean).join(', ')}
          </p>
        </div>
      </div>
      <p className="mt-3 text-xl">{instruction}</p>
      {mantra && <Mantra mantra={mantra} />}
      {aartis.length > 0 && (
        <p className="mt-3">
          {words.aartis.label}: {aartis.join(', ')}
        </p>
      )}
    </Card>
  )
}

function Mantra({ mantra: { lines, meaning, recording } }: { mantra: StepMantra }) {
  return (
    <div className="mt-4">
      {lines.map(({ text, iast, needsFullFont }, index) => (
        <div key={index} className="mantra-line">
          <VerseLine text={text} iast={iast} needsFullFont={needsFullFont} />
        </div>
      ))}
      <p className="mt-3 whitespace-pre-wrap text-muted">{meaning}</p>
      {recording && (
        <audio controls preload="none" src={audioPath(recording.url)} className="mt-3 w-full" />
      )}
    </div>
  )
}
