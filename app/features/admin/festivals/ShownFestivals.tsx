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
      <section className="choice-meanings" aria-labelledby="choice-meanings">
        <h2 id="choice-meanings">{words.means}</h2>
        <dl>
          {groupStates.map((state) => (
            <div key={state}>
              <dt>{words.states[state]}</dt>
              <dd>{words.meanings[state]}</dd>
            </div>
          ))}
          <div>
            <dt>{words.reminders}</dt>
            <dd>{words.remindersText}</dd>
          </div>
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
