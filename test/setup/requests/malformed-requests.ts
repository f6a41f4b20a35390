const host = "Host: baguio.example\r\n";
/** Complete requests that break the protocol. */
export const malformedRequests: Readonly<Record<string, string>> = {
  "with two different lengths": `POST / HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`,
  "with the same length twice": `GET / HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 1\r\n\r\na`,
  "with a length and chunks": `POST / HTTP/1.1\r\n${host}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  "with a length that is no number": `GET / HTTP/1.1\r\n${host}Content-Length: one\r\n\r\n`,
  "with a negative length": `GET / HTTP/1.1\r\n${host}Content-Length: -1\r\n\r\n`,
  "with a length beyond all numbers": `GET / HTTP/1.1\r\n${host}Content-Length: 99999999999999999999\r\n\r\n`,
  "without a host": "GET / HTTP/1.1\r\nConnection: close\r\n\r\n",
  "with a space before the colon": "GET / HTTP/1.1\r\nHost : baguio.example\r\n\r\n",
  "with a header without a colon": `GET / HTTP/1.1\r\n${host}evil\r\n\r\n`,
  "with a header that has no name": `GET / HTTP/1.1\r\n${host}: evil\r\n\r\n`,
  "with a NUL in a header": `GET / HTTP/1.1\r\n${host}Cookie: a\0b\r\n\r\n`,
  "with bare line feeds": "GET / HTTP/1.1\nHost: baguio.example\n\n",
  "with a space in its address": `GET /foods and more HTTP/1.1\r\n${host}\r\n`,
  "of an unknown protocol": `GET / EVIL/1.1\r\n${host}\r\n`,
  "of an unknown version": `GET / HTTP/9.9\r\n${host}\r\n`,
  "of HTTP/2 without an upgrade": "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "that is TLS": "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03evil",
};
