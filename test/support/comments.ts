import type { Comment, CommentInput } from '../../src/contract/comments';
import { asNewVisitor, type SignedIn } from './accounts';
import type { TestApp } from './app';
import { createBlog } from './content';

export const COMMENT = {
  name: 'Luyando Hamoonga',
  email: 'luyando@school.example',
  text: 'Our pupils tried this.\nIt works on the oldest phone.',
} satisfies CommentInput;

/** Posts a comment as a visitor and returns it as staff see it. Without `postId`, creates a post for it. */
export async function createComment(
  test: TestApp,
  staff: SignedIn,
  input: Partial<CommentInput> = {},
  postId?: string,
): Promise<Comment> {
  const post = postId ?? (await createBlog(test, staff))._id;
  const body = { ...COMMENT, ...input };
  await test.http.post(`/api/blogs/${post}/comments`).set(asNewVisitor()).send(body).expect(201);
  return (await test.http.get('/api/comments').set(staff).expect(200)).body[0];
}
