import { useEffect, useState } from 'react'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { onSignOutRequested } from './signOutRequest.ts'

const SignOut = lazyComponent(async () => (await import('./SignOut.tsx')).SignOut)

/** Logging out; its code loads when it is first needed. */
export function SignOutOnDemand() {
  const [isRequested, setIsRequested] = useState(false)
  useEffect(() => onSignOutRequested(() => setIsRequested(true)), [])
  return isRequested && <SignOut />
}
