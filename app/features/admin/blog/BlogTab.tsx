import { NewPost } from './NewPost.tsx'
import { PostEditor } from './PostEditor.tsx'
import { PostList } from './PostList.tsx'

/** Empty for the list, `new`, or an id. */
export function BlogTab({ path: [id] }: { path: readonly string[] }) {
  if (!id) return <PostList />
  return id === 'new' ? <NewPost /> : <PostEditor key={id} id={id} />
}
