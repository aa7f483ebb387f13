import { useEdited } from '#app/admin/useEdited.ts'
import { useSaving } from '#app/admin/useSaving.ts'
import { DraftForm } from '#app/admin/drafts/DraftForm.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { getStaffPost, type StaffPost, updatePost } from '#contract/blog/admin.ts'
import { PostFields } from './PostFields.tsx'
import { type PostValues, postValues, postValuesOf, toPostInput } from './postValues.ts'
import { PublishPost } from './PublishPost.tsx'
import { usePostWords } from './usePostWords.ts'

export function PostForm({ post }: { post: StaffPost }) {
  const words = usePostWords()
  const { save, load } = useSaving()
  const { id } = post
  const inputOf = (values: PostValues) => ({ id, slug: values.slug, ...toPostInput(values) })
  const { labels } = postValues.compared(words)
  const edited = useEdited<PostValues, StaffPost>({
    original: post,
    toValues: postValues.toValues,
    judged: { schema: updatePost.input, toInput: inputOf },
    async save(values, base) {
      const done = await save(updatePost, inputOf(values), base.version)
      if (done.saved) showToast({ title: words.saved, tone: 'success' })
      return done
    },
    load: () => load(getStaffPost, { id }),
    labels,
  })
  return (
    <DraftForm
      text={{ kind: 'post', id }}
      edited={edited}
      labels={labels}
      toValues={postValuesOf}
      className="either-script"
      publish={<PublishPost post={post} isDirty={edited.isDirty} />}
    >
      <PostFields form={edited.form} post={post} />
    </DraftForm>
  )
}
