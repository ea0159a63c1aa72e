// What the program marks to be compressed before it is sent.

const marked = ([name]) => name === 'Content-Encoding';

// The headers and the body of a request. A browser that cannot compress sends the body as it is.
export async function compressed(headers, body) {
  if (!headers.some(marked)) return { headers, body };
  const stream = globalThis.CompressionStream && new Blob([body]).stream().pipeThrough(new CompressionStream('gzip'));
  if (!stream) return { headers: headers.filter((header) => !marked(header)), body };
  return { headers, body: new Uint8Array(await new Response(stream).arrayBuffer()) };
}
