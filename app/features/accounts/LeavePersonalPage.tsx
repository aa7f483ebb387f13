import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useAccount } from '#app/offline/session/useAccount.ts'
import { isPersonalPage } from './personalPages.ts'

/** When the person logs out, in this tab or another, leaves a page that shows their data. */
export function LeavePersonalPage() {
  const id = useAccount().account?.id
  const before = useRef(id)
  const navigate = useNavigate()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const leave = useEffectEvent(() => {
    if (isPersonalPage(path)) void navigate({ to: '/', replace: true })
  })
  useEffect(() => {
    const wasSomebodyElse = before.current !== undefined && before.current !== id
    before.current = id
    if (wasSomebodyElse) leave()
  }, [id])
  return null
}
