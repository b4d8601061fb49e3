export const metadata = { title: 'From Next', icons: { icon: '/pages/favicon.svg' } };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <head>
        <link rel="stylesheet" href="/cdn/reserve.css" />
      </head>
      <body>{children}</body>
    </html>
  );
}
