import { useEffect, useState } from 'react'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { onSignOutAsked } from './signOutAsked.ts'

const SignOut = lazyComponent(async () => (await import('./SignOut.tsx')).SignOut)

/** Logging out; its code loads when it is first needed. */
export function SignOutOnDemand() {
  const [isAsked, setIsAsked] = useState(false)
  useEffect(() => onSignOutAsked(() => setIsAsked(true)), [])
  return isAsked && <SignOut />
}
