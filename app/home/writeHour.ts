import { scene } from '#app/i18n/en/scene/scene.ts'

declare global {
  interface Window {
    /** Set by `writeHour`: the texts it wrote before the first paint. */
    sceneText?: HourText | undefined
  }
}

/** The scene's texts at one moment of the day. */
type HourText = {
  eyebrow: string
  name: string
  label: string
  time: string
  line: string
  /** The link of the day's observance. */
  act: string
  /** A Sankashti's moon has risen. */
  isRisen: boolean
  /** The arghya was offered on this phone (app/offline/mine/checklist.ts). */
  isOffered: boolean
}

/**
 * Fills in the current hour by the phone's clock, in a page that the server rendered for the whole
 * day. It is inlined as source into the page and runs before the scene is painted, so it uses
 * nothing from outside and has no comments inside. Its rows are those of `hoursOfTemple`.
 */
export function writeHour(hourUnit: string, minuteUnit: string): void {
  const script = document.currentScript as HTMLScriptElement
  const answer = script.parentElement as HTMLElement
  const [start, ...rows] = (script.dataset['hours'] ?? '').split('\n')
  script.remove()
  const second = Date.now() / 1000 - Number(start)
  const current: string[] = []
  if (second < 0 || second >= 86400) return
  for (const row of rows) {
    const fields = row.split('\t')
    if (Number(fields[0]) > second) break
    for (const [at, field] of fields.entries()) if (field || !current[at]) current[at] = field
  }
  const [, eyebrow = '', name = '', label = '', time = '', form = '', target, act = '', risen] =
    current
  const minutes = Math.max(1, Math.ceil(Math.abs(Number(target) - second) / 60))
  const hours = Math.floor(minutes / 60)
  const rest = `${minutes % 60} ${minuteUnit}`
  const line = form.replace('%', hours ? `${hours} ${hourUnit} ${rest}` : rest)
  const isRisen = risen === '1'
  const link = answer.querySelector<HTMLAnchorElement>('.observe a')
  let isOffered = false
  try {
    const saved: { slug: string; done: string[] }[] = JSON.parse(
      localStorage.getItem('modak-checklist') ?? '[]',
    )
    isOffered = saved.some(
      ({ slug, done }) => link?.pathname.endsWith(`/${slug}`) && done.includes('arghya'),
    )
  } catch {}
  window.sceneText = { eyebrow, name, label, time, line, act, isRisen, isOffered }
  const { children } = answer
  const write = (node: Node | null | undefined, text: string | undefined) => {
    if (node) node.textContent = text ?? ''
  }
  const [left, right] = time.split('\u00a0')
  const clock = children[3]
  const within = (node: Node | null | undefined) => node?.lastChild ?? node
  write(children[0], eyebrow)
  write(children[1], name)
  write(children[2]?.firstChild, label)
  write(within(clock?.firstChild), left)
  if (clock?.firstChild !== clock?.lastChild) write(within(clock?.lastChild), right)
  write(children[4], line)
  if (!isRisen || !isOffered) write(link, act)
  if (isRisen && link) {
    if (!isOffered) link.href = link.pathname + '#verse'
    answer.closest('.scene')?.classList.add('risen')
  }
}

/** The source of the inline script. */
export const hourScript = (): string => {
  // `1 h 0 min`, as the scene writes it.
  const [, hours, , minutes] = scene.english.length(3_600_000).split(' ')
  return `(${writeHour})(${JSON.stringify(hours)},${JSON.stringify(minutes)})`
}
