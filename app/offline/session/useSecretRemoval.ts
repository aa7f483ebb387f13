import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/**
 * Removes the secret from the address of a page that its owner, who is logged in, may open without
 * it. An address outlives the logout: in the history, and behind the *Back* button.
 */
export function useSecretRemoval(isNeedless: boolean): void {
  const navigate = useNavigate()
  const removeSecret = useEffectEvent(() => {
    void navigate({ to: '.', hash: '', replace: true, resetScroll: false })
  })
  useEffect(() => {
    if (isNeedless) removeSecret()
  }, [isNeedless])
}
