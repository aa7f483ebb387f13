import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { useRead } from '#app/admin/useRead.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import type { Me } from '#contract/accounts/public.ts'
import { getTotpRule } from '#contract/accounts/totp.ts'
import { OfficeBar } from './OfficeBar.tsx'
import { isTwoStepLater, putOffTwoStep } from './twoStepLater.ts'

/**
 * Asks for two-step login before the back office opens: from all staff if the temple made it
 * compulsory, otherwise from administrators, who may postpone it.
 */
export function TwoStepGate({ me, children }: { me: Me; children: ReactNode }) {
  const { temple } = useAdmin()
  const [isLater, setIsLater] = useState(() => isTwoStepLater(me.id))
  const rule = useRead(getTotpRule, {}, { isOff: me.hasTotp })
  if (me.hasTotp) return children
  if (!rule.data) {
    return (
      <div className="mx-auto w-full max-w-7xl px-4 py-10">
        {rule.isError ? (
          <LoadFailed error={rule.error} onRetry={() => void rule.refetch()} />
        ) : (
          <ListSkeleton />
        )}
      </div>
    )
  }
  const { isRequired } = rule.data
  if (!isRequired && (me.role !== 'admin' || isLater)) return children
  const handleLater = () => {
    putOffTwoStep(me.id)
    setIsLater(true)
  }
  return (
    <>
      <OfficeBar name={temple?.name} />
      <SetUp isRequired={isRequired} onLater={handleLater} />
    </>
  )
}

function SetUp({ isRequired, onLater }: { isRequired: boolean; onLater: () => void }) {
  const { twoStep: words } = useWords(admin)
  return (
    <EmptyState
      headingLevel={1}
      title={words.title}
      action={
        <>
          <Link to="/profile" hash="two-step" className={buttonClass({ size: 'large' })}>
            {words.setUp}
          </Link>
          {!isRequired && (
            <Button variant="outline" size="large" onClick={onLater}>
              {words.later}
            </Button>
          )}
        </>
      }
    >
      <p>{isRequired ? words.required : words.advised}</p>
      <p className="mt-3">{words.how}</p>
    </EmptyState>
  )
}
