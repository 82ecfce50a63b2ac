/** The addresses of the page and what stands behind each. */
export type Route =
  | { page: 'front' }
  | { page: 'table'; table: string }
  | { page: 'seat'; secret: string }
  | { page: 'watch'; link: string }
  | { page: 'variant'; variant: string }
  | { page: 'replay' }
  | { page: 'live' }
  | { page: 'shared'; key: string }
  | { page: 'river'; table: string }
  | { page: 'ladder'; game: string }
  | { page: 'kept' }
  | { page: 'learn'; game: string }
  | { page: 'rules'; game: string; language: string }
  | { page: 'daily' }
  | { page: 'room' }
  | { page: 'analysis' }
  | { page: 'lab' }
  | { page: 'stone'; game: string; day: number; room: boolean }
  | { page: 'demo'; scene: string }
  | { page: 'lost' };

export function routeOf(path: string): Route {
  const [first = '', second = '', third = ''] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (!first) return { page: 'front' };
  if (first === 'r') return { page: 'replay' };
  if (first === 'live') return { page: 'live' };
  if (first === 'river') return { page: 'river', table: second };
  if (first === 'ladder') return { page: 'ladder', game: second };
  if (first === 'kept') return { page: 'kept' };
  if (first === 'demo') return { page: 'demo', scene: second };
  if (first === 'analysis' && !second) return { page: 'analysis' };
  if (first === 'lab' && !second) return { page: 'lab' };
  if (first === 'daily' || first === 'room') {
    const day = Number(third);
    if (!second) return { page: first };
    return Number.isInteger(day) && day > 0 ? { page: 'stone', game: second, day, room: first === 'room' } : { page: 'lost' };
  }
  if (!second) return { page: 'lost' };
  if (first === 't') return { page: 'table', table: second };
  if (first === 's') return { page: 'seat', secret: second };
  if (first === 'g') return { page: 'shared', key: second };
  if (first === 'w') return { page: 'watch', link: second };
  if (first === 'v') return { page: 'variant', variant: second };
  if (first === 'learn') return { page: 'learn', game: second };
  if (first === 'rules' && third) return { page: 'rules', game: second, language: third };
  return { page: 'lost' };
}
