import { useSyncExternalStore } from 'react'
import { guide } from '#app/i18n/en/guide/guide.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { keepTicked, subscribeTicks, tickedSteps } from '#app/offline/mine/checklist.ts'
import { marked } from '#app/ui/marked.tsx'
import type { Rite } from '#contract/guide/public.ts'
import { samagriKey } from './samagriKey.ts'

const AddMissing = lazyComponent(async () => (await import('./AddMissing.tsx')).AddMissing)

const none: string[] = []

/** What to have ready, as a list to tick off, and what is missing from the shop. */
export function Samagri({ rite }: { rite: Rite }) {
  const { samagri: words } = useWords(guide)
  const key = samagriKey(rite.id)
  const done = useSyncExternalStore(
    subscribeTicks,
    () => tickedSteps(key),
    () => none,
  )
  if (rite.samagri.length === 0) return null
  const handleChange = (item: string, isDone: boolean) =>
    keepTicked(key, isDone ? [...done, item] : done.filter((each) => each !== item))
  return (
    <section id="samagri">
      <h2 className="text-2xl">{words.heading}</h2>
      <ul className="samagri">
        {rite.samagri.map((item) => (
          <li key={item.id}>
            <label className="step">
              <input
                type="checkbox"
                checked={done.includes(item.id)}
                onChange={({ currentTarget }) => handleChange(item.id, currentTarget.checked)}
              />
              <span className="grow">
                {__IS_TRANSLATED__ ? marked(item, 'name') : item.name}
                {item.isOptional && <span className="text-muted"> ({words.optional})</span>}
              </span>
              <span className="samagri-amount">
                {__IS_TRANSLATED__ ? marked(item, 'amount') : item.amount}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">{words.note}</p>
      <AddMissing items={rite.samagri.filter(({ id }) => !done.includes(id))} />
    </section>
  )
}
