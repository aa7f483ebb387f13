type Deps = {
  /** How long the screen stays on after the last touch. */
  idleMs: number
  wakeLock: Pick<WakeLock, 'request'> | undefined
  document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
}

/**
 * Keeps the screen on while somebody chants or performs a puja. Browsers release the lock when the page is hidden;
 * it is requested again when the page is visible. If it is refused, as with a low battery, the
 * screen turns off as usual.
 */
export function createWakeLock({ wakeLock, document, idleMs }: Deps) {
  let lock: WakeLockSentinel | undefined
  let isRequesting = false
  let idle: ReturnType<typeof setTimeout> | undefined

  const isActive = () => idle !== undefined
  const acquire = async () => {
    if (!wakeLock || isRequesting || !isActive() || document.visibilityState !== 'visible') return
    if (lock && !lock.released) return
    isRequesting = true
    try {
      lock = await wakeLock.request('screen')
    } catch {
      lock = undefined
    }
    isRequesting = false
    if (!isActive()) release()
  }
  const release = () => {
    clearTimeout(idle)
    idle = undefined
    void lock?.release().catch(() => undefined)
    lock = undefined
  }
  const handleVisible = () => void acquire()
  document.addEventListener('visibilitychange', handleVisible)
  return {
    /** Called on every touch that goes on. */
    keepOn(): void {
      clearTimeout(idle)
      idle = setTimeout(release, idleMs)
      void acquire()
    },
    end(): void {
      document.removeEventListener('visibilitychange', handleVisible)
      release()
    },
  }
}
