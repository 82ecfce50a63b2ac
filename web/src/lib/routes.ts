/** The addresses of the page and what stands behind each. */
export type Route =
  | { page: 'front' }
  | { page: 'table'; table: string }
  | { page: 'seat'; secret: string }
  | { page: 'watch'; link: string }
  | { page: 'replay' }
  | { page: 'learn'; game: string }
  | { page: 'rules'; game: string; language: string }
  | { page: 'demo'; scene: string }
  | { page: 'lost' };

export function routeOf(path: string): Route {
  const [first = '', second = '', third = ''] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (!first) return { page: 'front' };
  if (first === 'r') return { page: 'replay' };
  if (first === 'demo') return { page: 'demo', scene: second };
  if (!second) return { page: 'lost' };
  if (first === 't') return { page: 'table', table: second };
  if (first === 's') return { page: 'seat', secret: second };
  if (first === 'w') return { page: 'watch', link: second };
  if (first === 'learn') return { page: 'learn', game: second };
  if (first === 'rules' && third) return { page: 'rules', game: second, language: third };
  return { page: 'lost' };
}
