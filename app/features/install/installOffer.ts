/** The event of browsers that can install the app. Not in TypeScript's DOM types yet. */
type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

declare global {
  interface Window {
    /** Stored by the boot script, because the browser may offer before the app has loaded. */
    installOffer?: InstallPrompt
  }
}

export type InstallWay = 'none' | 'prompt' | 'ios'

const dismissedKey = 'install-dismissed'

/** How the app can be installed here; 'none' if it is installed or was declined. */
export function installWay(): InstallWay {
  if (isInstalled() || isDismissed()) return 'none'
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

function isDismissed(): boolean {
  try {
    return localStorage.getItem(dismissedKey) !== null
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
