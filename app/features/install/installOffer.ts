/** The event of browsers that can install the app. Not in TypeScript's DOM types yet. */
type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

declare global {
  interface Window {
    /** Stored by the boot script, because the browser may offer before the app has loaded. */
    installOffer?: InstallPrompt
  }
}

export type InstallMethod = 'none' | 'prompt' | 'ios'

const dismissedKey = 'install-dismissed'

/** How the app can be installed from here; 'none' where it is installed. */
export function installMethod(): InstallMethod {
  if (isInstalled()) return 'none'
  if (window.installOffer) return 'prompt'
  return isIos() ? 'ios' : 'none'
}

const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

// iPadOS calls itself a Mac, but no Mac has a touch screen.
const isIos = (): boolean =>
  /iPad|iPhone|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

const aMonthMs = 30 * 86_400_000

/** Whether a no of that moment, as it was stored, still counts. */
export const isRecent = (dismissedAt: string | null, now: number): boolean =>
  dismissedAt !== null && now - Date.parse(dismissedAt) < aMonthMs

/** Whether it was declined within the last month. */
export function isDismissed(): boolean {
  try {
    return isRecent(localStorage.getItem(dismissedKey), Date.now())
  } catch {
    return false
  }
}

export function dismissInstall(): void {
  try {
    localStorage.setItem(dismissedKey, new Date().toISOString())
  } catch {
    // Storage is blocked: the card returns on the next visit.
  }
}
