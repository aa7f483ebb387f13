import type { ReactNode } from 'react'
import { Diya } from './motifs/Diya.tsx'
import { Notice } from './Notice.tsx'

type Props = {
  title: string
  eyebrow?: string
  headingLevel?: 1 | 2 | 3
  action?: ReactNode
  children?: ReactNode
  className?: string
}

/** Where something failed, with a way on. It is read aloud when it appears. */
export function ErrorState(props: Props) {
  return (
    <Notice {...props} role="alert" motif={<Diya className="mx-auto size-20" isLit={false} />} />
  )
}
