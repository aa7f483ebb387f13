import type { Page } from '@playwright/test'

const answer = '.answer > p'

/** Of the answer, the next fast and today's mantra, those that the tabs cover, or the end of the screen. */
export const belowFirstScreen = (
  page: Page,
  parts = `${answer}, .observe, .next-fast, .todays-mantra .row-play`,
): Promise<(string | null)[]> =>
  page.evaluate((selector) => {
    const end = document.querySelector('.tabbar')?.getBoundingClientRect().top ?? 0
    return [...document.querySelectorAll(selector)]
      .filter((each) => each.getBoundingClientRect().bottom > end)
      .map(({ textContent }) => textContent)
  }, parts)

/** As `belowFirstScreen`, on a screen too small for what follows the answer. */
export const answerBelowFirstScreen = (page: Page): Promise<(string | null)[]> =>
  belowFirstScreen(page, answer)
