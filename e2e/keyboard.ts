import type { Page } from '@playwright/test'

/** What Tab has to reach. A group of radio buttons is one stop, at the chosen one. */
const stops =
  'a[href], button, input:not([type=hidden], [type=radio]), input[type=radio]:checked, select, textarea, summary, [tabindex="0"]'

/** A field for a date or a sound has several stops of its own. */
const mostPresses = 400

/** Faults that only someone without a mouse meets, from the main heading to the end of the page. */
export async function keyboardFaults(page: Page): Promise<string[]> {
  await page.evaluate((selector) => {
    const isReachable = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      !element.closest('[inert]')
    const found = [...document.querySelectorAll<HTMLElement>(`main :is(${selector})`)]
    const all = found.filter(isReachable)
    all.forEach((element, at) => (element.dataset['stop'] = `${at}`))
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  }, stops)
  const reached = new Set<string>()
  const faults: string[] = []
  for (let presses = 0; presses < mostPresses; presses++) {
    await page.keyboard.press('Tab')
    const met = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null
      if (!element?.closest('main')) return undefined
      const label = element.closest('label') ?? element
      const hasRing = [element, label].some((each) => {
        const { outlineStyle, boxShadow } = getComputedStyle(each)
        return outlineStyle !== 'none' || boxShadow !== 'none'
      })
      const box = element.getBoundingClientRect()
      const x = box.left + Math.min(box.width / 2, 20)
      // A long field may be taller than the screen.
      const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2
      const top = document.elementFromPoint(x, y)
      return {
        stop: element.dataset['stop'],
        name:
          (element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40) ||
          element.outerHTML.slice(0, 200),
        hasRing,
        isSeen: element.contains(top) || label.contains(top) || Boolean(top?.contains(element)),
      }
    })
    if (!met) break
    // The parts of such a field show the focus in the browser’s own way.
    if (met.stop === undefined || reached.has(met.stop)) continue
    reached.add(met.stop)
    if (!met.hasRing) faults.push(`${met.name}: no sign of the focus`)
    if (!met.isSeen) faults.push(`${met.name}: has the focus out of sight`)
  }
  const missed = await page.evaluate(
    (seen) =>
      [...document.querySelectorAll<HTMLElement>('main [data-stop]')]
        .filter(({ dataset }) => !seen.includes(dataset['stop'] ?? ''))
        .map(
          (element) =>
            (element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40) ||
            element.outerHTML.slice(0, 80),
        ),
    [...reached],
  )
  return [...faults, ...missed.map((name) => `${name}: not reached by Tab`)]
}
