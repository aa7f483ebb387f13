import { Diya } from './motifs/Diya.tsx'
import { Notice, type NoticeWords } from './Notice.tsx'

/** For a failure, with what to do next. It is read aloud when it appears. */
export function ErrorState(props: NoticeWords) {
  return <Notice {...props} role="alert" motif={<Diya className="size-20" isLit={false} />} />
}
