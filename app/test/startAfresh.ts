import { onlineManager } from '@tanstack/react-query'
import { beforeAll } from 'vitest'
import { setBlocked } from '#app/offline/blocked.ts'
import { reportReach } from '#app/offline/connection.ts'
import { setKnownAccount } from '#app/offline/session/account.ts'
import { dismissToast, getToast } from '#app/ui/toasts.ts'

// Put in by the build: tests of several languages say so themselves.
Object.assign(globalThis, { __IS_MULTILINGUAL__: false, __IS_TRANSLATED__: false })

// Test files share one process, and one of them may have ended without a network (queries would
// wait for ever) or its database, with a user logged in, on another page, or while a toast was open.
beforeAll(() => {
  reportReach(true)
  setBlocked(false)
  onlineManager.setOnline(true)
  // The worker and the server's rendering are tested without a page.
  if (!globalThis.document) return
  // happy-dom has no popovers, and what replaces them would stay for the files that follow.
  if (!('showPopover' in HTMLElement.prototype))
    Object.assign(HTMLElement.prototype, { showPopover: () => undefined })
  const root = document.documentElement
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
  document.head.replaceChildren()
  document.body.replaceChildren()
  document.title = ''
  history.replaceState(null, '', '/')
  setKnownAccount(undefined)
  localStorage.clear()
  sessionStorage.clear()
  const toast = getToast()
  if (toast) dismissToast(toast.id)
})
