import { about } from '#app/i18n/en/pages/about.ts'
import { useWords } from '#app/i18n/words.ts'
import type { Priest } from '#contract/site/visit.ts'

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => [...part][0]?.toUpperCase() ?? '')
    .join('')

/** Who serves at the temple. */
export function Priests({ priests }: { priests: readonly Priest[] }) {
  const words = useWords(about)
  return (
    <section aria-labelledby="priests">
      <h2 id="priests" className="text-2xl">
        {words.priests}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {priests.map(({ name, duties, languages }) => (
          <li key={name} className="flex gap-4 py-4">
            <span aria-hidden className="initials">
              {initialsOf(name)}
            </span>
            <div className="min-w-0">
              <h3 className="text-lg">{name}</h3>
              <p>{duties}</p>
              {languages && <p className="text-sm text-muted">{words.languages(languages)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
