import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { profile } from '#app/i18n/en/accounts/profile.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'

/** Announces once that the server has ended the session. */
export function SessionEnded() {
  const words = useWords(profile)
  const navigate = useNavigate()
  const announceEnd = useEffectEvent(() =>
    showToast({
      title: words.endedToast,
      description: words.endedToastText,
      durationMs: Infinity,
      action: { label: words.login, onAction: () => void navigate({ to: '/login' }) },
    }),
  )
  useEffect(() => {
    const announce = async () => {
      const { session } = await import('#app/offline/phone.ts')
      if (await session.claimEndNotice()) announceEnd()
    }
    void announce().catch(() => undefined)
  }, [])
  return null
}
