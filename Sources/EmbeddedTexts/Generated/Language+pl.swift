// swift-format-ignore-file
// Made by scripts/compile-texts.py from Catalogues; edit those.
import Texts

extension Language {
  /// The lines of Polish.
  static let polishLines: StaticString = #"""
football-gather-texts b016009d73a78921 pl
20111222222222222222221112222222111222222211122222221112222222111222222211122222221112222222111222222211122222222222222222111222222211122222221112222222111222222211122222221112222222111222222211122222
,	 	1
niedz.	pon.	wt.	śr.	czw.	pt.	sob.
sty	lut	mar	kwi	maj	cze	lip	sie	wrz	paź	lis	gru
AM	PM
%a, %d %b %Y, %T	%a, %d %b, %T	%a, %d %b %Y	%H:%M	%I:%M %p	%I %p	%d %b
%a, %d %b %Y, %T	%a, %d %b, %T	%a, %d %b %Y	%H:%M	%I:%M %p	%I %p	%d %b
 i 	, 	 i 
#%
	aąĄ cćĆ eęĘ lłŁ nńŃ oóÓ sśŚ zźŹżŻ
Hasło i urządzenia
Zalogowane urządzenia
Nieznane urządzenie
To urządzenie
Ostatnio używane: {0}
Wyloguj tam
Wyloguj wszędzie indziej
Wczytywanie…
Ponów
Zmień hasło
Zmienianie…
Obecne hasło
Nowe hasło
Pokaż hasła
Hasło zmienione. Inne urządzenia zostały wylogowane. Wcześniejszy kod odzyskiwania już nie działa.
Usuń konto
Usuwanie…
Usuwa na zawsze konto i wszystko, co zapisało w sieci. Gracze i gierki zostają na tym urządzeniu; inne urządzenia zostaną wylogowane.
Dodaj nazwę i hasło
Teraz logujesz się jako {0}.
Ten telefon usunięto z grupy albo grupę skasowano. Gracze i gierki są teraz tylko na tym urządzeniu.
Konto jest usunięte. Gracze i gierki są teraz tylko na tym urządzeniu.
Wpisz obecne hasło i nowe.
Inny telefon nadał grupie nazwę. Zaloguj się, podając ją.
Ten telefon dołączył niecałą dobę temu. Zrób to na telefonie, na którym powstała grupa, albo jutro.
Hasło jest błędne. Sprawdź je i spróbuj ponownie.
Brak połączenia z serwerem. Spróbuj, gdy wróci.
Sesja na tym urządzeniu wygasła. Najpierw zaloguj się ponownie.
Dodaj gracza
Dodaj
Dodano: {0}.
Właśnie dodani
Usuń: {0}
Wklej listę
Wklej swoją listę
Lista imion
1. Ania␤2) Bartek␤✅ Czarek, Darek
Z czatu, notatki lub tabeli. Numery, punktory i emoji są pomijane.
Imiona zostaną odczytane, gdy tylko aplikacja się wczyta.
Znaleziono {0} imię	Znaleziono {0} imiona	Znaleziono {0} imion
Czytane jest tylko pierwsze {0} imię.	Czytane są tylko pierwsze {0} imiona.	Czytanych jest tylko pierwszych {0} imion.
Już na liście
{0} jest już na liście. „Dodaj” utworzy drugą osobę.
Drugi raz na tej liście: inna osoba?
W archiwum, wróci na listę
Może nagłówek
Może data
Może miejsce
Może cena
Może notatka
Może kontakt
Osoba, która napisała listę
Rezerwa
Może
Nie przyjdzie
Bez odpowiedzi
Pominięto
Jedna osoba?
Dwie osoby?
Jedna osoba: {0}
Edytuj tekst
Zmień: {0}
Dodaj gościa: {0}
Rozdziel: {0}
Połącz z: {0}
Pomiń
Dodaj graczy
Dodaj {0} gracza	Dodaj {0} graczy	Dodaj {0} graczy
Dodano: {0}
Dodano {0} gracza	Dodano {0} graczy	Dodano {0} graczy
Dodanie: {0}
Zmiana imienia gracza na {0}
Edycja gracza
Usunięcie gracza
Odtworzenie gracza
Przywrócenie gracza
Ustawienie poziomu
Dodanie zasady dla drużyn
Nazwanie grupy
Usunięcie zasady dla drużyn
Wyjście gracza
Zmiana nazwy drużyny
Zakończenie gierki
Wznowienie gierki
Poprawka końca
Przywrócenie gierki
Pominięcie gierki w poziomach
Uwzględnienie gierki w poziomach
Rozpoczęcie następnego meczu
Ustalenie, kto gra następny
Start zegara
Zatrzymanie zegara
Cofnięcie końca części
Koniec części
Wyzerowanie zegara
Wskazanie strzelca
Zmiana minuty gola
Cofnięcie gola
Uznanie dwóch goli za dwa
Podanie, kto notuje
Utworzenie linku
Wyłączenie linku
Wybór sposobu pokazywania imion
Ustawienie strefy czasowej
Zaplanowanie gierki
Zmiana zaplanowanej gierki
Odwołanie gierki
Cofnięcie odwołania gierki
Odpowiedź za: {0}
Zmiana gości danej osoby
Decyzja o miejscu
Zaplanowanie serii gierek
Zmiana serii gierek
Zakończenie serii gierek
Wybór, kto odpowiada za daną osobę
Nie zapisano zmiany „{0}”: {1}
To już było.
Nie ma takiego gracza.
Gracza usunięto na innym urządzeniu.
Grupa ma najwyżej {0} gracza.	Grupa ma najwyżej {0} graczy.	Grupa ma najwyżej {0} graczy.
Nie ma takiej gierki.
Gierkę usunięto na innym urządzeniu.
Grupa ma najwyżej {0} gierkę.	Grupa ma najwyżej {0} gierki.	Grupa ma najwyżej {0} gierek.
Gracz może być w gierce tylko raz.
Gierka ma najwyżej {0} gracza.	Gierka ma najwyżej {0} graczy.	Gierka ma najwyżej {0} graczy.
Drużyna ma najwyżej {0} gola.	Drużyna ma najwyżej {0} gole.	Drużyna ma najwyżej {0} goli.
Gierka ma najwyżej {0} link.	Gierka ma najwyżej {0} linki.	Gierka ma najwyżej {0} linków.
Grupa ma najwyżej {0} zasadę dla drużyn.	Grupa ma najwyżej {0} zasady dla drużyn.	Grupa ma najwyżej {0} zasad dla drużyn.
Wynik gierki notuje najwyżej {0} osoba.	Wynik gierki notują najwyżej {0} osoby.	Wynik gierki notuje najwyżej {0} osób.
Gierka ma najwyżej {0} mecz.	Gierka ma najwyżej {0} mecze.	Gierka ma najwyżej {0} meczów.
Nie ma takiego meczu.
Ta drużyna nie gra.
Nie ma takiej zaplanowanej gierki.
Kolejną gierkę można zaplanować dopiero, gdy skończą się niektóre z obecnych.
Więcej osób nie może już odpowiedzieć na tę gierkę.
Grupa ma najwyżej {0} link do odpowiedzi.	Grupa ma najwyżej {0} linki do odpowiedzi.	Grupa ma najwyżej {0} linków do odpowiedzi.
Zmieniono to później na innym urządzeniu.
{0} min do końca
Mniej niż 1 min do końca
Ostatnie wieści z boiska
Brak wieści z boiska
{0} {1} {2} · {3}
Ten link nie działa
Wyłączono go albo brakuje jego części. Poproś o nowy tam, skąd go masz.
Ten mecz dawno się skończył
Link działał 30 dni po meczu. Kto go udostępnił, nadal ma wynik.
Ten sezon dawno się skończył
Link działał przez 60 dni po sezonie lub jego ostatnim meczu. Osoba, która go udostępniła, nadal ma tabelę.
Serwer jest zajęty
Ta strona za chwilę sama spróbuje ponownie.
Zbyt wiele linków nie działało
Otwierano je z twojej sieci. Ta strona sama spróbuje ponownie w ciągu 15 minut.
Football Gather: składy, czas i wynik twojej gierki
Następny mecz
Kto gra?
Mecze
Tabela
Drużyna
Rozegrane
Wygrane
Zremisowane
Przegrane
Punkty
{0} punkt, gole {1}	{0} punkty, gole {1}	{0} punktów, gole {1}
M
W
R
P
Br
Pkt
Kto gra następny
Cofnij ten mecz
teraz
Mecz cofnięty
{0} mecz	{0} mecze	{0} meczów
{0} {1} {2}
{0} · pauzuje
Zacznij: {0}
Wygrany zostaje, najwyżej {0}×
Każdy z każdym
Gierka trwa
Start
Pauza
Wznów
Ustaw czas
Wyzeruj zegar
Od tego czasu zacznie się nowe odliczanie.
Minuty
Sekundy
Zakończ
Wpisz od 0 do 99 minut i od 0 do 59 sekund, ale nie 0:00.
Nie znaleziono gierki
Usunięto ją albo link jest z innego konta.
Ta gierka się skończyła. Gole można jeszcze poprawić.
Gierka z tymi graczami już trwa.
{0} min
{0} plus
{0} minus
Gol: {0}
Gol cofnięty: {0}
Zegar wróci do {0}. Wynik zostaje.
{1} · do {0}
Licz w górę
Tablica
Zablokowane: dotyk nic nie zmienia.
Odblokuj
Wróć do gierki
Historia
Nie ma jeszcze gierek
Wybierz graczy i zacznij. Wynik pojawi się tutaj.
Trwa
Usuń gierkę
Usunąć tę gierkę z wynikiem i składami?
Gierka usunięta
Początek
Gole
1. poł.
2. poł.
1.
2.
3.
{0}.
{1} {0}
Dziś {0}
Wczoraj {0}
dziś o {0}
wczoraj o {0}
Bez goli
Pytaj, kto gra, dziel na drużyny, mierz czas i zapisuj każdy wynik gry ze znajomymi, nawet bez zasięgu.
Pomoc
Dzień gry
Dodaj grających, po kolei albo wklejając listę.
Dotknij „Nowa gierka”: ci, którzy zwykle grają, są już w drużynach. Obecnych zmienisz w „Kto gra”.
Włącz zegar i dotknij + po każdym golu.
Zakończ gierkę. Jej wynik zostaje w „Historia” i liczy się jako jeden mecz w „Sezon”.
Z klawiaturą
Spacja
Backspace
Gol dla drużyny z lewej
Gol dla drużyny z prawej
Start lub pauza zegara
Cofnij
Wyjdź z wyboru lub poprawki
Prywatność
To, co wpisujesz, zostaje na tym urządzeniu, dopóki nie udostępnisz linku lub nie założysz konta. Od tej chwili jest też na serwerze, gdzie jego operator może to czytać (hasła nie). Bez reklam, bez śledzenia i bez innych stron.
O aplikacji
Wersja {0}. Wolne oprogramowanie na licencji MIT; kod źródłowy ma operator serwera.
Ekran główny
Zainstaluj aplikację
Nie teraz
Jako aplikacja otwiera się z ekranu głównego i bezpieczniej trzyma dane.
W zainstalowanej aplikacji dane są bezpieczniejsze: dotknij „Udostępnij”, potem „Do ekranu początkowego”.
Mam już tę aplikację
Kod z mojego innego telefonu
Kod odzyskiwania
Drugi telefon
Dołącz
Dołączanie…
Dalej
Szukanie twojej grupy…
Na drugim telefonie: Ustawienia, „Drugi telefon”. Wpisz dziesięć znaków, które pokaże. Kod odzyskiwania też wpisuje się tutaj.
Wpisz zapisane 20 znaków. Przeniosą całą grupę na ten telefon.
Używasz aplikacji z ekranu głównego? Wpisz w niej te dziesięć znaków: {0}
Grupa na {1}: {0} gracz.	Grupa na {1}: {0} graczy.	Grupa na {1}: {0} graczy.
Grupa użytkownika {0} na {2}: {1} gracz.	Grupa użytkownika {0} na {2}: {1} graczy.	Grupa użytkownika {0} na {2}: {1} graczy.
To nie wygląda na kod. Porównaj znak po znaku.
Nie ma tu takiego kodu. Sprawdź go albo utwórz nowy.
Tego kodu już użyto. Utwórz nowy na drugim telefonie.
Ten kod wygasł. Utwórz nowy na drugim telefonie.
Było zbyt wiele błędnych kodów. Odczekaj godzinę i spróbuj ponownie.
Co jest na tym telefonie
Jest tu grupa: {0} gracz. Nie zmiesza się z drugą, jeśli tego nie chcesz. Co z nią zrobić?	Jest tu grupa: {0} graczy. Nie zmiesza się z drugą, jeśli tego nie chcesz. Co z nią zrobić?	Jest tu grupa: {0} graczy. Nie zmiesza się z drugą, jeśli tego nie chcesz. Co z nią zrobić?
Nadaj nazwę i hasło
Zachowaj jako plik
Usuń z tego telefonu
Dodaj do konta
Zniknie z tego telefonu, gdy pojawi się druga grupa.
Z nazwą i hasłem zalogujesz się wszędzie. Gracze, wyniki i linki zostają bez zmian.
Dodawanie…
Telefony, które ją mają
Usuń
Inny telefon dołącza kodem QR lub dziesięcioma znakami i od razu notuje wynik.
Pokaż kod
Nowy kod
Zeskanuj go aparatem albo wpisz tam kod pod „Mam już tę aplikację”. Działa raz, przez dziesięć minut.
Kod dla drugiego telefonu
Albo otwórz to tam
Kod QR dla drugiego telefonu
Tworzenie kodu…
Dołączono: {0}.
Przywraca grupę, gdy nie ma jej już żaden telefon. Nowy kod unieważnia poprzedni.
Utwórz kod odzyskiwania
Zapisz go albo zrób zdjęcie. Widać go tylko teraz.
Usuń z tego telefonu
Inne telefony zachowają grupę. Tutaj zniknie.
Usuwa na zawsze to, co zapisano w sieci; linki przestaną działać. Gracze i gierki zostają na tym telefonie.
Jeśli zgubisz ten telefon
Linki na czatach działają dalej, a kto ma link do notowania, notuje dalej. Nazwa i hasło, drugi telefon lub kod odzyskiwania przywrócą ci grupę; bez żadnego z nich może pomóc tylko operator serwera. Wszystkie trzy są w ustawieniach, gdy coś zostało udostępnione.
Równe składy
Porównywanie podziałów…
Inny
Pokaż poziomy
Ukryj poziomy
Ukryty
Poziom
Z wyników
Nie licz do poziomów
Licz do poziomów
Nie liczy się do poziomów
Liczy się do poziomów
{0}, twoje ustawienie
{0} ± {1}, szacunek
{0} ± {1}, z umiejętności
{0} ± {1}, {2} mecz	{0} ± {1}, {2} mecze	{0} ± {1}, {2} meczów
Składy wyrównane
O tych graczach jeszcze nic nie wiadomo, więc składy są losowe. Po meczu lub dwóch będą równiejsze.
Najwyżej {0} od najlepszego możliwego.
Jedyny możliwy podział.
Żaden podział nie jest równiejszy.
Najlepszy z {0} podziału.	Najlepszy z {0} podziałów.	Najlepszy z {0} podziałów.
Najlepszy podział (wszystkich: {0}); {1} inny jest tak samo dobry.	Najlepszy podział (wszystkich: {0}); {1} inne są tak samo dobre.	Najlepszy podział (wszystkich: {0}); {1} innych jest tak samo dobrych.
Różnica {0}; najmniejsza to {1}.
Zamień: {0} i {1} (różnica {2})
Przenieś: {0}, {1} (różnica {2})
Po równo. {0} : {1}
{0} {1|%} · {2} {3|%}
{0}: od {1} do {2|%} wygranych w takich meczach. Remis liczy się jako połowa.
Tylko szacunek, za mało wyników: {0}.
Razem: {0}.
Osobno: {0}.
Zasady
Zasady dla drużyn
Razem
Osobno
Wybierz graczy, którzy mają być razem, osobno albo w danej drużynie.
Do: {0}
{1}: {0}.
Zasada usunięta
Usuń: {0}
Niespełnione: {0}
Wyrównaj: {0} ↔ {1}
Zamieniono: {0} i {1}
Jednocześnie razem i osobno: {0}.
Osobno, ale razem przez {0}: {1}.
Razem, ale w różnych drużynach: {0}, {1}.
Osobno, ale w tej samej drużynie: {0}, {1}.
Za mało drużyn, żeby ich rozdzielić: {0}.
Zasady o nich przeczą sobie: {0}.
To za dużo do policzenia.
Zasady nie pozwalają na żaden podział.
Link do śledzenia
Kto go ma, widzi wynik, zegar, gole i składy, bez konta.
Kopiuj
Pokaż kod QR
Kod QR linku
Wyłącz
Imiona
Kto co widzi
Pełne
Znajomi widzą imiona tak, jak są na twojej liście.
Ania B.
Znajomi widzą imię i pierwszą literę nazwiska.
Mam konto
Konto zapisuje graczy i gierki w sieci, dla wszystkich twoich urządzeń.
Nazwa
Hasło
Pokaż hasło
Kod
Zapamiętaj mnie
Zaloguj
Logowanie…
Zarejestruj
Rejestracja…
Oba pola są wymagane.
Nazwa lub hasło są błędne. Sprawdź oba i spróbuj ponownie.
Ta nazwa jest zajęta. Wybierz inną albo zaloguj się, jeśli to ty.
Nazwa ma od 1 do 80 znaków i nie ma dwukropka. Wybierz inną.
Wybierz hasło z co najmniej 8 znaków, na które mało kto by wpadł.
Żeby się tu zarejestrować, wpisz kod od osoby, która prowadzi ten serwer.
Ten serwer nie przyjmuje nowych osób. Zapytaj osobę, która go prowadzi.
Było zbyt wiele prób. Odczekaj kwadrans i spróbuj ponownie.
Brak połączenia z serwerem. Możesz działać bez konta i zalogować się później.
Coś poszło nie tak na serwerze. Spróbuj ponownie za chwilę.
Na tym urządzeniu jest {1} zmiana konta {0} jeszcze niezapisana w sieci. Zaloguj się jako {0} albo najpierw wyloguj w ustawieniach.	Na tym urządzeniu są {1} zmiany konta {0} jeszcze niezapisane w sieci. Zaloguj się jako {0} albo najpierw wyloguj w ustawieniach.	Na tym urządzeniu jest {1} zmian konta {0} jeszcze niezapisanych w sieci. Zaloguj się jako {0} albo najpierw wyloguj w ustawieniach.
Przy rejestracji to, co jest na tym urządzeniu, trafi na nowe konto. Przy logowaniu decydujesz, co się z tym stanie.
To, co jest na tym urządzeniu ({0} zmiana), zostanie zapisane na koncie.	To, co jest na tym urządzeniu ({0} zmiany), zostanie zapisane na koncie.	To, co jest na tym urządzeniu ({0} zmian), zostanie zapisane na koncie.
Wychodzi
Już poszli
Spóźnialski
Gracz lub nowe imię
Na ławkę
Do: {0}
„{0}” jako gość
Wychodzi: {0}
Minuta
Kto strzelił?
{0}: {1} z {2}
Gole: {0}
{0} nie gra w tej drużynie: {1}. Kto strzelił?
Asysta?
Strzelec
Asysta
Samobój
Cofnij gola
+1 min
−1 min
{0} (sam.)
{0} ({1})
Gol: {0}
Asysta: {0}
Gol {0}, bez minuty: edytuj
Gol {0}, {1}: edytuj
Pozostały czas
Części
Jedna część
2 połowy
4 kwarty
{0} część	{0} części	{0} części
1. połowa
2. połowa
1. kwarta
2. kwarta
3. kwarta
4. kwarta
1. część
2. część
3. część
{0}. część
Przerwa
Przerwa
Koniec
Gotowe
Trwa
Pauza
Czas minął
1 minuta więcej
1 minuta mniej
Czas ustawiony
Odrzuć tę gierkę
Gierka odrzucona
Wynik
Obraz
Wznów
Popraw
Koniec
Koniec poprawiony
Gierka trwa
Jest {0}, {1}. Wrócić do niej czy zacząć drugą obok?
Zacznij drugą
Koniec po {0} meczu. Zostanie w historii.	Koniec po {0} meczach. Zostanie w historii.	Koniec po {0} meczach. Zostanie w historii.
Wynik końcowy {0}, remis. Zostanie w historii.
Wynik końcowy {0}, wygrywa {1}. Zostanie w historii.
Gracze
Nowa gierka
Zaznacz wszystkich
Edytuj
Szukaj graczy
Składy
Kto gra: {0} z {1}
Wróć do gierki
Nie ma jeszcze graczy
Wybierz co najmniej 2 graczy.
Wybór wyczyszczony
Wybrano: {0}	Wybrano: {0}	Wybrano: {0}
Nie ma nikogo takiego: „{0}”.
Usuń gracza
Usuń {0} gracza	Usuń {0} graczy	Usuń {0} graczy
Usunąć: {0}? Rozegrane gierki zostają bez zmian.
Odpowiedzi zostają: {0}.
Usunięto: {0}
Usunięto {0} gracza	Usunięto {0} graczy	Usunięto {0} graczy
Archiwizuj gracza
Archiwizuj {0} gracza	Archiwizuj {0} graczy	Archiwizuj {0} graczy
W archiwum: {0}
W archiwum: {0} gracz	W archiwum: {0} graczy	W archiwum: {0} graczy
Archiwum
Archiwum ({0})
Ci, którzy już nie grają. Minione gierki ich zachowują.
Archiwum jest puste
Przywróć
Przywróć: {0}
Twoi gracze i wyniki są zapisane w sieci bez nazwy. Z nazwą i hasłem zalogujesz się na każdym telefonie.
{0} – znów na liście
{0} i jeszcze {1}	{0} i jeszcze {1}	{0} i jeszcze {1}
i jeszcze {0}	i jeszcze {0}	i jeszcze {0}
Imię
Wiek
Pozycja
Umiejętności
Ulubiona pozycja
Ulubiony klub
Dane
Gra
Upodobania
Brak
Brak
Imię ma najwyżej 80 znaków. Niektóre emoji liczą się za kilka. Skróć je.
Są tu znaki, których nie da się zapisać, np. koniec wiersza. Wpisz to ponownie.
Gracz potrzebuje imienia.
Wiek to liczba całkowita od 1 do 120.
Tego gracza nie ma już na liście.
Link do notowania
Kto go ma, notuje wynik na swoim telefonie, bez konta.
Śledzi: {0}	Śledzą: {0}	Śledzi: {0}
Notuje {0}: {1}	Notują {0}: {1}	Notuje {0}: {1}
Kim jesteś?
Notujesz wynik tego meczu, także bez zasięgu. Inni widzą twoje imię.
Twoje imię
Notuj wynik
Wczytywanie meczu…
Ten link wymaga sieci tylko za pierwszym razem. Potem działa bez niej.
Ten link już nie działa
Organizator go wyłączył albo mecz dawno się skończył. Poproś o nowy.
Zmiany wprowadzone bez sieci nie dotarły do meczu. Wyślij je organizatorowi.
To może zrobić tylko organizator.
{0} (notuje {1})
notuje {0}
Dwa telefony w ciągu sekund zanotowały gola: {0}.
Jeden gol
Ta gierka może być wpisana dwa razy: tego samego dnia jest druga z tymi samymi drużynami i wynikiem.
Usuń jedną z nich
możliwy duplikat
Dwa gole
Ustawienia
Konto
Bez konta: wszystko jest tylko na tym urządzeniu. Dodaj aplikację do ekranu głównego, bo niektóre przeglądarki czyszczą stronę nieodwiedzaną przez tydzień.
Logowanie i rejestracja
Wyloguj
Język
Grupa
Nazwa waszej grupy
Znajomi widzą ją w linkach i w kalendarzach. Może pozostać pusta.
Nazwa waszej grupy: {0}.
Nazwa grupy ma najwyżej 40 znaków.
Tego języka nie ma jeszcze na tym urządzeniu: {0}. Wybierz go ponownie, gdy będzie sieć.
Aplikacja jest teraz po polsku.
Twoje dane
Plik zawiera wszystkich graczy i gierki. Import dodaje brakujące i nie zmienia niczego, co tu jest.
Eksportuj do pliku
Importuj z pliku
Zapisano w sieci bez nazwy.
Zalogowano jako {0}.
Sesja {0} wygasła. Zaloguj się ponownie, żeby zapisywać w sieci.
To, co zapisano w sieci, zostaje tam; kopia na tym urządzeniu zniknie.
{0} zmiana nie jest jeszcze zapisana w sieci i przepadnie. Najpierw wyeksportuj do pliku albo połącz się i poczekaj.	{0} zmiany nie są jeszcze zapisane w sieci i przepadną. Najpierw wyeksportuj do pliku albo połącz się i poczekaj.	{0} zmian nie jest jeszcze zapisanych w sieci i przepadnie. Najpierw wyeksportuj do pliku albo połącz się i poczekaj.
Zapisywanie na tym urządzeniu
Niezapisane na tym urządzeniu
Tylko na tym urządzeniu
Zapisano w sieci
Zapisywanie: {0} zmiana…	Zapisywanie: {0} zmiany…	Zapisywanie: {0} zmian…
Offline
Serwer nie odpowiada
{0} zmiana jeszcze niezapisana w sieci	{0} zmiany jeszcze niezapisane w sieci	{0} zmian jeszcze niezapisanych w sieci
Zaloguj się ponownie, by zsynchronizować
Zaloguj się, by zapisać w sieci {0} zmianę	Zaloguj się, by zapisać w sieci {0} zmiany	Zaloguj się, by zapisać w sieci {0} zmian
Otwórz {0}
Tę stronę otwarto bez https, więc nie zapamięta logowania. Otwórz aplikację pod {0}.
Ta przeglądarka nie zachowała logowania, bo nie trzyma tu ciasteczek. Zezwól na nie dla tej strony albo użyj innej przeglądarki.
Koniec: zegar doszedł do 00:00.
Ta przeglądarka nic nie zachowuje (czy to okno prywatne?). To, co tu zrobisz, przepadnie po zamknięciu strony, chyba że używasz konta i masz sieć.
Na tym urządzeniu nie ma już miejsca na zapis. Zwolnij miejsce; do tego czasu eksportuj do pliku albo zostań online.
Na tym urządzeniu zostało mało miejsca. Wszystko jest zapisane; zwolnij wkrótce miejsce, żeby tak zostało.
Części kopii na tym urządzeniu ({0} wpis) nie dało się odczytać i odłożono ją na bok. Reszta jest tutaj.	Części kopii na tym urządzeniu ({0} wpisy) nie dało się odczytać i odłożono ją na bok. Reszta jest tutaj.	Części kopii na tym urządzeniu ({0} wpisów) nie dało się odczytać i odłożono ją na bok. Reszta jest tutaj.
Zegar tego urządzenia spieszy się o {0}. Czas liczy się według zegara serwera.
Zegar tego urządzenia spóźnia się o {0}. Czas liczy się według zegara serwera.
{0} minutę	{0} minuty	{0} minut
{0} godzinę	{0} godziny	{0} godzin
Ta aplikacja i serwer mają różne wersje. Wczytaj ponownie, gdy możesz; do tego czasu nic nie przepadnie.
Serwer ma problem. To, co robisz, zostaje na tym urządzeniu i później trafi do sieci.
Nowa wersja jest gotowa.
Serwer odtworzono z kopii. To, co stracił, dodano ponownie z tego urządzenia.
Wszystko z tego pliku już tu było.
Dodano: {0} gracz i {1}.	Dodano: {0} graczy i {1}.	Dodano: {0} graczy i {1}.
{0} gierka	{0} gierki	{0} gierek
To nie jest plik wyeksportowany z Football Gather. Nic nie zmieniono.
Ten plik pochodzi z nowszej wersji Football Gather albo jest uszkodzony. Zaktualizuj aplikację i spróbuj ponownie. Nic nie zostało zmienione.
Wczytaj ponownie
Wyślij
Wynik jako tekst
A jeśli zgubię ten telefon?
Żeby znajomi mogli go otworzyć, twoi gracze i wyniki będą też na {0}. Nazwa nie jest potrzebna.
Dodaj nazwę
Tworzenie linku…
Zapisywanie w sieci: {0|%}
Potrzebne połączenie.
Otwórz najpierw tę stronę w przeglądarce. To okno nic nie zachowuje: jest prywatne albo jest częścią czatu.
Ten adres nie zapamięta logowania. Otwórz najpierw aplikację pod adresem https.
Ten serwer prosi nowe grupy o kod. Wpisz ten od osoby, która go prowadzi.
Kod jest błędny. Sprawdź go i spróbuj ponownie.
Ten serwer nie przyjmuje nowych grup. Zaloguj się, jeśli masz konto.
Ten serwer nie ma już miejsca na grupy bez nazwy. Zarejestruj się z nazwą.
Jest tu więcej, niż ten serwer trzyma bez nazwy. Najpierw dodaj nazwę.
Z tej sieci przyszło zbyt wiele nowych grup. Spróbuj za godzinę; aplikacja działa dalej bez linku.
Serwer nie odpowiada. Aplikacja sama spróbuje ponownie.
Serwer ma problem. Aplikacja sama spróbuje ponownie.
Remis na czele
Remis
Wygrywa {0}
Znaczniki
Bez znaczników
Czerwoni
Niebiescy
Zieloni
Czerwony
Pomarańczowy
Żółty
Zielony
Niebieski
Fioletowy
Różowy
Biały
Czarny
Zacznij gierkę
Te same składy co ostatnio
Te same składy
Wymieszaj
Składy wymieszane
Wyrównaj
Składy wyrównane
Kolor
Nazwa
Drużyny
{0} drużyna	{0} drużyny	{0} drużyn
Obie drużyny potrzebują co najmniej jednego gracza.
Każda drużyna potrzebuje co najmniej jednego gracza.
Jeszcze pusto
Nazwa i kolor: {0}
Przenieś: {0}, {1}
Na ławkę: {0}
{0} przechodzi: {1}
{0} idzie na ławkę
Ławka
{0} – {1}
{0} {1}, {2} {3}
{0}:{1}
{0}:{1}
Gotowe
Anuluj
Cofnij
Link jest gotowy.
nie podano
Backspace to cofa.
Wstecz
Udostępnij
Skopiowano
Ta przeglądarka nie pozwala aplikacji kopiować. Tekst jest zaznaczony, skopiuj go samodzielnie.
Zamknij
Usuń
Pokaż więcej
Drużyna A
Drużyna B
Drużyna C
Drużyna D
A
B
C
D
Bramkarz
Obrońca
Pomocnik
Skrzydłowy
Napastnik
BR
OBR
POM
SKR
NAP
Początkujący
Amator
Zawodowiec
{0} z {1}
Gra: {0}
{0} może
{0} w kolejce
Komplet
jedno miejsce zwolni się o {1}	{0} miejsca zwolnią się o {1}	{0} miejsc zwolni się o {1}
jedno miejsce przejdzie o {1} na następną osobę w kolejce	{0} miejsca przejdą o {1} na następne osoby w kolejce	{0} miejsc przejdzie o {1} na następne osoby w kolejce
o {1} następna osoba w kolejce dostanie propozycję miejsca	o {1} następne osoby w kolejce dostaną propozycję {0} miejsc	o {1} następne osoby w kolejce dostaną propozycję {0} miejsc
jedno miejsce czeka na odpowiedź z kolejki	{0} miejsca czekają na odpowiedź z kolejki	{0} miejsc czeka na odpowiedź z kolejki
jest wolne miejsce: kto pierwszy, ten lepszy	są {0} wolne miejsca: kto pierwszy, ten lepszy	jest {0} wolnych miejsc: kto pierwszy, ten lepszy
Odpowiedz do: {0}
Odpowiedzi od: {0}
Nie ma mnie na liście
Jesteś: {0}
Twojego imienia nie ma na tej stronie.
To nie ty?
Gram
Może
Nie gram
Rezerwa
Zrezygnuj
Wpisz mnie, gdy zwolni się miejsce
Najpierw mnie zapytaj
Jest wolne miejsce. Twoje do: {0}
Jednak grasz? Miejsce czeka na ciebie do {0}
Proponowanego miejsca już nie ma. Znów masz numer {0} w kolejce.
Jest miejsce dla twojego gościa do: {1}	Są {0} miejsca dla twoich gości do: {1}	Jest {0} miejsc dla twoich gości do: {1}
Twój gość jest w kolejce	{0} twoich gości jest w kolejce	{0} twoich gości jest w kolejce
Biorę miejsce
Tym razem nie
{0}: numer {1} w kolejce.
Odpowiedź jest zapisana.
Masz numer {0} w kolejce.
{0}: gram.
{0}: może.
{0}: nie gram.
Odwołane
Odwołane: {0}
Nie zaplanowano żadnej gierki
Gierka już się zaczęła.
{0}: odpowiedź z innego telefonu. Kim jesteś?
To ja: {0}
Odpowiadam za: {0}
Wpisz inne imię
Za tę osobę ({0}) odpowiada tylko jej telefon. Zapytaj organizatora.
Odpowiedź nie została zapisana. Sprawdź ją albo zapytaj organizatora.
Ta strona była nieaktualna. Dotknij jeszcze raz.
Mapa
{0} +{1}
Goście
Zaplanuj gierkę
Zaplanuj następną gierkę
Kto gra?
Zapytaj, kto gra
Znajomi odpowiadają przez link, bez konta.
Kto odpowie, może trafić na listę graczy: dotknij imienia, potem „To jest…”.
Zaplanuj i udostępnij
Zaplanuj
Dzień
Godzina
Czas gry w minutach
Miejsce
{0}: o jeden mniej
{0}: o jeden więcej
Powtarzanie
Graczy: najwięcej
Kto zgłosi się później, czeka na rezerwie.
Graczy: najmniej
Do tego czasu widać, ilu brakuje.
Raz
Co tydzień
Co tydzień	Co {0} tygodnie	Co {0} tygodni
Co poniedziałek {0}
Co wtorek {0}
Co środę {0}
Co czwartek {0}
Co piątek {0}
Co sobotę {0}
Co niedzielę {0}
następny termin: {0}, odpowiedzi od: {1}
następny termin: {0}
odpowiedzi od: {0}
Odpowiedzi od
Tego samego dnia
Dzień wcześniej
{0} dzień wcześniej	{0} dni wcześniej	{0} dni wcześniej
Termin, cena, goście, mapa
Odpowiedź do
Odpowiedź do: godzina
Bez terminu
Cena
Goście na osobę
Link do mapy
Wybierz dzień.
Ten czas już minął.
Wybierz godzinę.
Gierka trwa od 10 do 600 minut.
Wpisz liczbę od 1 do 200 albo zostaw puste.
Link do mapy musi zaczynać się od https://.
Czas w {0}
Tylko ta
Odtąd
Nowy rytm obowiązuje dla następnych gierek. Dotknij „Odtąd”.
{0} bez odpowiedzi
{0} bez odpowiedzi: {1}
Brakuje: {0}
{0} wolne miejsce	{0} wolne miejsca	{0} wolnych miejsc
Grasz czy nie: {0}
Jeszcze bez odpowiedzi: {0}
Przypomnij: {0}
Nowa gierka (gra {0})	Nowa gierka (grają {0})	Nowa gierka (gra {0})
Gość
{0} ({1})
zapytano, do {0}
{0}: pytanie ważne do {1}
Jest wolne miejsce, {0} czeka w kolejce
propozycja przepadła
wchodzi automatycznie
rezygnacja z miejsca
miejsce oddane dalej
miejsce zabrane
{0} przed
Daj miejsce
Na rezerwę
Dodaj odpowiedzi
Imiona albo wiadomości z czatu
{0} gość niedodany	{0} goście niedodani	{0} gości niedodanych
Nie znaleziono odpowiedzi w:
Wpisz {0} odpowiedź	Wpisz {0} odpowiedzi	Wpisz {0} odpowiedzi
Odwołaj gierkę
Powód
Jednak gramy
Odwołaj odtąd wszystkie
Seria się skończyła.
Link do odpowiedzi
Kto ma ten link, może odpowiedzieć i widzi, kto gra.
Tylko liczby
Znajomi widzą, ile osób gra, bez imion.
Tylko z własnego telefonu
Kto odpowiedział, zmienia to tylko ze swojego telefonu. Ty możesz zawsze.
Zmieniła się godzina. Dalej grasz?
Dodaj do kalendarza
Wszystkie gierki w kalendarzu
Kalendarze odświeżają się raz lub dwa razy dziennie; ta strona jest zawsze aktualna. Dostawca kalendarza zobaczy link.
Inne gierki
Piłka nożna
Odwołane: {0}
Miejsce przekazane następnej osobie.
Miejsce było dla ciebie, ale czas na odpowiedź minął.
Organizator przeniósł cię na rezerwę.
Gdy miejsce będzie otwarte dla wszystkich, dostanie je pierwsza osoba.
Organizator dał ci miejsce.
Zaplanuj gierkę i wyślij link na czat. Znajomi odpowiadają „Gram”, „Może” lub „Nie gram” na stronie, bez konta i bez aplikacji. Imię wybierają raz. Nikt go nie sprawdza, więc z innego telefonu można odpowiedzieć za kogoś po podaniu, kto odpowiada, a wszyscy widzą ostatnią odpowiedź. Możesz zmienić każdą odpowiedź. Znajomi widzą datę, miejsce, ilu gra i imiona w wybranej przez ciebie formie, nigdy poziomów ani wieku. Gdy jest komplet, inni czekają w kolejce, a zwolnione miejsce jest przez chwilę proponowane pierwszej osobie. Przy subskrypcji w kalendarzu link zobaczy jego dostawca.
Zmieniono na innym telefonie: {0}
Oznaczenie dwóch osób jako jednej
Którą z tych osób jesteś?
Wybierz imię
Nie gram
Twoja odpowiedź
Gram
To ja
To nie ja
To jest…
Nowy gracz
{0} to {1}
Własny link
Własny link: {0}
Kto otworzy ten link, odpowiada jako ta osoba, z dowolnego telefonu. Wyślij go tylko jej.
{0} i tak przyjdzie
Śledź mecz
Sezon
Wszystko
Asysty
Mecze
na mecz
łącznie
Nie ma jeszcze wyników
Każda zakończona gierka liczy się tutaj jako jeden mecz.
Miejsca są od dwóch meczów.
{0} mecz	{0} mecze	{0} meczów
miejsce od {0} meczu	miejsce od {0} meczów	miejsce od {0} meczów
mniej niż {0} mecz	mniej niż {0} mecze	mniej niż {0} meczów
w {0} meczu	w {0} meczach	w {0} meczach
na {0} z {1}
Strzelec znany przy {0} z {1} goli
wygrane: {0}, remisy: {1}, porażki: {2}, różnica bramek {3}
Ostatnie mecze, najnowszy na końcu: {0}
wygrany
remis
przegrany
Bilans
miejsce {0} z {1}
{0} pkt na mecz
wygrane: {0}, remisy: {1}, porażki: {2}
{0} wygrana z rzędu	{0} wygrane z rzędu	{0} wygranych z rzędu
{0} mecz bez porażki	{0} mecze bez porażki	{0} meczów bez porażki
najlepiej {0}
{0} z rzędu	{0} z rzędu	{0} z rzędu
{0} gol	{0} gole	{0} goli
{0} asysta	{0} asysty	{0} asyst
{0} samobój	{0} samobóje	{0} samobójów
{0} mecz bez straty gola	{0} mecze bez straty gola	{0} meczów bez straty gola
{0} gry w {1} meczu z zegarem	{0} gry w {1} meczach z zegarem	{0} gry w {1} meczach z zegarem
Najlepiej z
Najtrudniej
Najczęściej
razem {0} raz	razem {0} razy	razem {0} razy
może to przypadek
jeszcze {0} mecz do numeru {1}	jeszcze {0} mecze do numeru {1}	jeszcze {0} meczów do numeru {1}
{0}: mecz numer {1}
{0}: gol numer {1}
Dziś: {0}
Wszystkie mecze
Porównaj z
W tej samej drużynie
Przeciw sobie
{2} asysta: {0} dla {1}	{2} asysty: {0} dla {1}	{2} asyst: {0} dla {1}
Nie grali jeszcze w jednym meczu.
Wygrana: {0}
Porażka: {0}
Z punktu widzenia: {0}
Rekordy
Najwyższa wygrana
Najwięcej goli w meczu
Najwięcej goli jednego gracza
Najwięcej wygranych z rzędu
Najdłużej bez porażki
Najwięcej meczów z rzędu
wyrównane: {0}
wyrównane {0} raz	wyrównane {0} razy	wyrównane {0} razy
Jeszcze nie ma rekordów.
… i jeszcze {0}	… i jeszcze {0}	… i jeszcze {0}
Udostępnij tabelę
Wyniki jako pliki
Zapisz tabelę
Zapisz mecze
Zapisz graczy w meczach
Zasady tabeli
Punkty za wygraną
Punkty za remis
Punkty za porażkę
Wysoka wygrana +1, wysoka porażka −1
nie liczy się
od {0} gola	od {0} goli	od {0} goli
Minimum meczów
jeden mecz
ćwierć meczów
jedna trzecia meczów
połowa meczów
±1 od {0} gola	±1 od {0} goli	±1 od {0} goli
Pomiń w tabelach
Licz w tabelach
Nie liczy się w tabelach
Ustawienie zasad tabeli
Pominięcie gierki w tabelach
Uwzględnienie gierki w tabelach
punkty: wygrana {0}, remis {1}, porażka {2}
Tabela jako tekst
{0} w skrócie
{1}, zwycięstwo: {0}
Mistrz
Król strzelców
Najwięcej meczów
Twoja odpowiedź nie jest jeszcze zapisana. Wyślij ją za chwilę ponownie.
Wyślij ponownie
odpowiedź: {0}
twoja odpowiedź
z innego telefonu
Nowsza odpowiedź: {0} ({1}): {2}
Zostaw moją
O tej porze zaplanowano inną gierkę. Jeśli to ta sama, odwołaj jedną z nich.
O tej porze jest już zaplanowana gierka.
Co tydzień?
Czy to {0} z listy?
Nie, to inna osoba: {0}
Grasz?
Grasz? Odpowiedz tutaj, bez konta
Tutaj pojawi się następna zaplanowana gierka.
Najpierw wybierz swoje imię.
Najpierw wpisz swoje imię.
Ta osoba ({0}) ma inny telefon. Kim jesteś?
Ta przeglądarka odpowiedziała jako {0}. Odpowiedzieć jako {1}?
Wynik, zegar, gole i składy
Wpisany tekst
Dodaj dawną gierkę
Dodaj gierkę
Wynik
Kto grał?
{0}: {1}
Inni, {0} (imiona po przecinku)
Ten dzień jeszcze nie nadszedł.
Wpisz gole obu drużyn albo podaj tylko, kto wygrał.
Poprawiono dzień
Poprawka dnia
Zmieniły się reguły czasu w strefie {0}. Zaplanowane gierki zostają o swojej godzinie.
Ustawienie sezonu
Usunięcie sezonu
Przywrócenie sezonu
Ukrycie imienia na udostępnionych stronach
Pokazanie imienia na udostępnionych stronach
Grupa ma najwyżej {0} sezon.	Grupa ma najwyżej {0} sezony.	Grupa ma najwyżej {0} sezonów.
Grupa ma najwyżej {0} link do tabel.	Grupa ma najwyżej {0} linki do tabel.	Grupa ma najwyżej {0} linków do tabel.
Nie ma takiego sezonu.
Obie osoby grały w tym samym meczu, więc to nie jedna osoba.
Link do tabeli
Kto go ma, widzi tę tabelę, strzelców i ostatnie wyniki. Poziomy, wiek i składy zostają prywatne.
Nie pokazano
Ostatnie wyniki
Miejsce
Forma
Sezony
Nowy sezon
Edycja sezonu
Usuń sezon
Usunięto sezon {0}. Jego mecze zostają.
Pierwszy dzień
Ostatni dzień (puste: trwa)
Ostatni dzień jest przed pierwszym.
Podaj pierwszy dzień.
Ta sama osoba co …
Rozdziel
Także {0}
Ukryj imię na udostępnionych stronach
Pokaż imię na udostępnionych stronach
Różnica bramek
gol w {0} meczu z rzędu	gole w {0} meczach z rzędu	gole w {0} meczach z rzędu
Wersja deweloperska: wolniejsza i większa niż ta dla znajomych, którą buduje „make release”.
{0} miejsce w górę	{0} miejsca w górę	{0} miejsc w górę
{0} miejsce w dół	{0} miejsca w dół	{0} miejsc w dół
"""#
}
