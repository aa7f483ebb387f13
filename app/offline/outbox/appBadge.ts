/** Only browsers with installed apps have it. */
type Badging = {
  setAppBadge?: (count: number) => Promise<void>
  clearAppBadge?: () => Promise<void>
}

/** How many items wait, on the app's icon; works in a page and in the worker. */
export async function showAppBadge(count: number): Promise<void> {
  const { setAppBadge, clearAppBadge }: Badging = navigator
  try {
    await (count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator))
  } catch {
    // Not installed, or not allowed: the header shows it as well.
  }
}
