import { useEffect, useRef } from 'react'
import { focusFirstError } from '#app/forms/focusFirstError.ts'
import { type Failure, isUnsure } from './failure.ts'
import { FailureNotice } from './FailureNotice.tsx'
import { counter } from '#app/i18n/en/counter/adminCounter.ts'
import { useWords } from '#app/i18n/words.ts'

/**
 * If the answer was lost, it is unknown whether the entry was recorded; sending it again is safe
 * (same key). Otherwise the focus moves to the first invalid field, which may be far above the
 * button.
 */
export function EntryFailure({ failure }: { failure: Failure | undefined }) {
  const words = useWords(counter)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure && failure.fields.length > 0) focusFirstError(notice.current?.closest('form'))
  }, [failure])
  const isUnclear = failure !== undefined && isUnsure(failure)
  return (
    <div ref={notice}>
      {isUnclear ? (
        <p role="alert" className="admin-panel admin-panel-trouble font-semibold">
          {words.unclear}
        </p>
      ) : (
        <FailureNotice failure={failure} />
      )}
    </div>
  )
}
