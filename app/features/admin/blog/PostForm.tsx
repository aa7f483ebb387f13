import { useEdited } from '#app/admin/useEdited.ts'
import { useSaving } from '#app/admin/useSaving.ts'
import { DraftForm } from '#app/admin/drafts/DraftForm.tsx'
import { adminBlog } from '#app/i18n/en/adminBlog.ts'
import { adminPictures } from '#app/i18n/en/adminPictures.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import { getStaffPost, type StaffPost, updatePost } from '#contract/blog/admin.ts'
import { PostFields } from './PostFields.tsx'
import { type PostValues, postValuesOf, toPostInput, toPostValues } from './postValues.ts'
import { PublishPost } from './PublishPost.tsx'

export function PostForm({ post }: { post: StaffPost }) {
  const { form: words, text, picture } = useWords(adminBlog)
  const pictureWords = useWords(adminPictures)
  const { save, load } = useSaving()
  const { id } = post
  const inputOf = (values: PostValues) => ({ id, slug: values.slug, ...toPostInput(values) })
  const labels = {
    title: words.title,
    markdown: text.label,
    imageUrl: picture.heading,
    imageAlt: pictureWords.alt,
    excerpt: words.excerpt,
    authorName: words.author,
    authorInitials: words.initials,
    readTime: words.readTime,
    sources: words.sources,
    slug: words.slug,
    isFeatured: words.isFeatured,
  }
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
