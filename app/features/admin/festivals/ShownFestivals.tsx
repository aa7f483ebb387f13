import { BackLink } from '#app/admin/BackLink.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { adminFestivalChoice } from '#app/i18n/en/festivals/adminFestivalChoice.ts'
import { adminFestivals } from '#app/i18n/en/festivals/adminFestivals.ts'
import { useWords } from '#app/i18n/words.ts'
import { getFestivalChoice } from '#contract/festivals/choiceAdmin.ts'
import { groupStates } from '#contract/festivals/groups.ts'
import { ShownForm } from './ShownForm.tsx'

/** Which festivals beyond Ganesha's devotees see. */
export function ShownFestivals() {
  const words = useWords(adminFestivalChoice)
  const { all } = useWords(adminFestivals)
  const read = useRead(getFestivalChoice, {})
  return (
    <TabPage title={words.title} intro={words.intro}>
      <BackLink to="festivals">{all}</BackLink>
      <section className="mt-3 max-w-3xl" aria-labelledby="choice-meanings">
        <h2 id="choice-meanings" className="text-lg">
          {words.means}
        </h2>
        <dl>
          {groupStates.map((state) => (
            <Meaning key={state} of={words.states[state]} text={words.meanings[state]} />
          ))}
          <Meaning of={words.reminders} text={words.remindersText} />
        </dl>
      </section>
      {read.isPending && <ListSkeleton />}
      {read.isError && !read.data && (
        <LoadFailed error={read.error} onRetry={() => void read.refetch()} />
      )}
      {read.data && <ShownForm original={read.data} />}
    </TabPage>
  )
}

function Meaning({ of, text }: { of: string; text: string }) {
  return (
    <div className="border-b border-line py-2 sm:grid sm:grid-cols-[15rem_1fr] sm:gap-4">
      <dt className="font-semibold">{of}</dt>
      <dd className="text-muted">{text}</dd>
    </div>
  )
}
