/** Only browsers whose apps stand on a home screen have it. */
type Badging = {
  setAppBadge?: (count: number) => Promise<void>
  clearAppBadge?: () => Promise<void>
}

/** How many things wait, on the app's own icon; in a page and in the worker. */
export async function showAppBadge(count: number): Promise<void> {
  const { setAppBadge, clearAppBadge }: Badging = navigator
  try {
    await (count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator))
  } catch {
    // Not installed, or not allowed: the header says it as well.
  }
}
