import { useEffect } from 'react'
import { ConflictPanel } from '#app/admin/ConflictPanel.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { useEdited } from '#app/admin/useEdited.ts'
import { useSaving } from '#app/admin/useSaving.ts'
import { admin } from '#app/i18n/en/admin.ts'
import { adminBlog } from '#app/i18n/en/adminBlog.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { getStaffPost, type StaffPost, updatePost } from '#contract/blogAdmin.ts'
import { PostFields } from './PostFields.tsx'
import { type PostValues, toPostInput, toPostValues } from './postValues.ts'

type Props = { post: StaffPost; onDirty: (isDirty: boolean) => void }

export function PostForm({ post, onDirty }: Props) {
  const { form: words, text, picture } = useWords(adminBlog)
  const common = useWords(admin)
  const { save, load } = useSaving()
  const { id } = post
  const inputOf = (values: PostValues) => ({ id, slug: values.slug, ...toPostInput(values) })
  const edited = useEdited<PostValues, StaffPost>({
    original: post,
    toValues: toPostValues,
    judged: { schema: updatePost.input, toInput: inputOf },
    async save(values, base) {
      const done = await save(updatePost, inputOf(values), base.version)
      if (done.saved) showToast({ title: words.saved, tone: 'success' })
      return done
    },
    load: () => load(getStaffPost, { id }),
    labels: {
      title: words.title,
      markdown: text.label,
      imageUrl: picture.heading,
      imageAlt: picture.alt,
      excerpt: words.excerpt,
      authorName: words.author,
      authorInitials: words.initials,
      readTime: words.readTime,
      sources: words.sources,
      slug: words.slug,
      isFeatured: words.isFeatured,
    },
  })
  const { form, isDirty } = edited
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  return (
    <Card className="p-5">
      <form noValidate onSubmit={edited.handleSubmit} className="either-script">
        {edited.conflict && <ConflictPanel of={edited.conflict} />}
        <PostFields form={form} post={post} />
        <FailureNotice failure={edited.failure} />
        <Button type="submit" size="large" className="mt-5" isBusy={edited.isSaving}>
          {edited.isSaving ? common.saving : common.save}
        </Button>
      </form>
    </Card>
  )
}
